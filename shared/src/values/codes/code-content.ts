export const wifiSecurities = ['WPA', 'WEP', 'none'] as const;

/** What a rule of a code may ask for. */
export const ruleDevices = ['mobile', 'tablet', 'desktop'] as const;
export const ruleSystems = ['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'ChromeOS'] as const;
export const ruleLimits = { rules: 20, conditions: 6, variants: 6 } as const;
/** Metres around a place. A phone in a building knows its own to some 50 m. */
export const radiusLimits = { minimum: 50, maximum: 500_000 } as const;
/** Years. */
export const ageLimits = { minimum: 1, maximum: 120 } as const;
/** What only the visitor can answer; asked on the page of the code, when a rule depends on it. */
export const ruleQuestions = ['age', 'place'] as const;
export type RuleQuestion = (typeof ruleQuestions)[number];
