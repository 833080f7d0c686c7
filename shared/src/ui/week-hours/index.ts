export { firstWeek, WeekDays } from './week-days.js';
export { WeekHoursField } from './week-hours-field.js';
