import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useNotesOfCode = (codeId: string, pageSize: number) =>
  useApiQuery('codes.notes.get', { code_id: codeId, pageSize }, { placeholderData: keepPreviousData });

export const useAllNotes = (input: OrgInput<'codes.notes.all'>) =>
  useApiQuery('codes.notes.all', input, { placeholderData: keepPreviousData });

export const useAddNote = () => useApiMutation('codes.notes.add', { isOnce: true, shownByForm: true });

export const useDeleteNote = () => useApiMutation('codes.notes.delete');

/** Begins to delete many notes in the background. */
export const useDeleteManyNotes = () => useApiMutation('bulkChanges.deleteNotes', { isOnce: true });
