import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import type { Paging } from '@swapt/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';

export const usePictures = (paging: Paging) => useApiQuery('aiqr.list', paging, { placeholderData: keepPreviousData });

export const usePicture = (pictureId: string | undefined) =>
  useApiQuery('aiqr.get', { picture_id: pictureId ?? '' }, { enabled: pictureId !== undefined });

export const useGenerate = () => useApiMutation('aiqr.generate', { shownByForm: true });

/** Makes a picture the one of its code, or takes it back. */
export const useChoosePicture = () => useApiMutation('aiqr.choose');

export const useDeletePicture = () => useApiMutation('aiqr.delete');
