/** The look of the product in one place: antd's theme (`@swapt/shared/ui`) and the public pages' CSS are made from these. */
export { brand, hues, palettes, type Hue, type Mode, type Palette } from './colours.js';
export { contrastRatio } from './contrast.js';
export { cssVariables, tokenSheet } from './css-variables.js';
export { contrastOfText, inkOn } from './mix.js';
export { chosenTheme, themeCookie, type ThemeChoice } from './theme-choice.js';
export { fonts, narrowWidth, phoneWidth, radius, space } from './shape.js';
export { isColour, shopSheet, shopVariables, storeSheet } from './shop-sheet.js';
