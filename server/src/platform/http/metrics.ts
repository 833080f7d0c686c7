import { Histogram } from 'prom-client';

const durations = new Histogram({
  name: 'swapt_api_request_seconds',
  help: 'Time to answer a request of the API',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

export function observeCall(operation: string, status: number, seconds: number): void {
  durations.observe({ operation, status: String(status) }, seconds);
}
