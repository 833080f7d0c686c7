/** Where the screen stands: the way up, and where it leads when it is done. */
export interface ScreenFrame {
  breadcrumbs: { label: string; to: string }[];
  back: string;
}
