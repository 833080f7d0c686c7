export { LiveBoard, type BoardCard, type BoardColumn } from './live-board.js';
