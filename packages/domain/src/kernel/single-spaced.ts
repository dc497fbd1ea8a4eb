/**
 * Every run of white space as one space: texts in one line, and names of which no second one shall look the same.
 *
 * In a file of its own: registers name it in their description, which the first load of a list has, and what a schema is
 * written with comes with the first form.
 */
export const singleSpaced = (text: string): string => text.replace(/\s+/gu, ' ');
