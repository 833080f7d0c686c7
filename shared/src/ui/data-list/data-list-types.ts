import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListName } from '../../values/platform/list-views.js';
import type { EmptyStateProps } from '../empty-state.js';
import type { ListAddress } from './use-list-address.js';

export interface DataListColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  width?: number | string;
  align?: 'left' | 'right';
  /** Its place on the card of a phone: the head without a label, the corner beside it, a labelled row (unless told otherwise), or the foot. */
  onCard?: 'head' | 'corner' | 'row' | 'foot';
  /** Shown to those alone who choose it. */
  isExtra?: boolean;
  /** What its values mean, said above the rows while it is shown. */
  note?: ReactNode;
}

export interface DataListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Finds other options for what is typed, the first ones for nothing; without it they are all there. */
  onSearch?: (text: string) => void;
  /** Its options stand side by side, each one press away; for a few short ones. */
  isInSight?: boolean;
  /** Said when what the address names is no longer there, such as a tag that nothing has any more. */
  gone?: string | undefined;
}

export interface DataListSelection<Row> {
  /** Those of other pages, too. */
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** The buttons for the selected rows. */
  actions: (rows: Row[]) => ReactNode;
  /** All that search and filters show, also what is on no page that was looked at; where there is something to do with it. */
  everything?: {
    isOn: boolean;
    onChange: (isOn: boolean) => void;
    /** The buttons for all of them; `count` is how many the list shows. */
    actions: (count: number) => ReactNode;
  };
}

/** Which rows of the page that is shown are selected. */
export interface KeySelection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

export interface DataListProps<Row> {
  query: UseQueryResult<{ data: Row[]; page: number; pageSize: number; total: number; total_is_minimum?: boolean }>;
  address: ListAddress;
  columns: readonly DataListColumn<Row>[];
  /** Draws the rows in place of a table of the columns, such as in an order that can be changed. */
  body?: (rows: Row[]) => ReactNode;
  rowKey: (row: Row) => string;
  /** The row's name, for the label of its check box. */
  rowName: (row: Row) => string;
  /** What is listed, in the plural: "codes". */
  noun: string;
  /** Its name where its views can be saved and its columns chosen. */
  list?: ListName;
  /** Whether it can be searched; yes unless told otherwise. */
  hasSearch?: boolean;
  /** What the search finds, in its empty field. */
  searchHint?: string;
  filters?: readonly DataListFilter[];
  /** Shown when nothing exists yet; when a search finds nothing, the list says that itself. */
  empty: EmptyStateProps;
  selection?: DataListSelection<Row>;
}
