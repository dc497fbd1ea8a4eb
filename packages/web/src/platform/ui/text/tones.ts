/** Status colours by meaning: settled, late, due today, waiting, neutral, information. Always beside a word. */
export type Tone = 'ok' | 'late' | 'today' | 'wait' | 'neutral' | 'info';
