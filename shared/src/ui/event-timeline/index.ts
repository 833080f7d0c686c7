export { EventTimeline, type TimelineEvent } from './event-timeline.js';
