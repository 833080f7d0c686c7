const { quickSelectors } = require('./quick-selectors.cjs');

// Before jsdom is loaded: its modules take what they use from each other at once.
quickSelectors();
module.exports = require('jest-environment-jsdom').default;
