/** Why one record of an export is not taken, in pt-BR, for the report. The others go on. */
export class Refusal extends Error {}

/** The command cannot begin or go on: a file that is no export, a folder that is not there. Text in pt-BR. */
export class ImportError extends Error {}
