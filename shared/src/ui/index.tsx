export { antdTheme } from './antd-theme.js';
