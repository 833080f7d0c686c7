/** One bar of the chart. */
export interface ChartPoint {
  label: string;
  human: number;
  automated: number;
}
