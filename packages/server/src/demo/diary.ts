/** What happens on which day of the demonstration's years, in the order in which it was planned. */

export type Diario = Map<string, (() => Promise<void>)[]>;
