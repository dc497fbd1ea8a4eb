/** The words of a closed list as a control or a filter offers them. */
import type { Field } from '@sede/domain/register';

export const optionsOf = ({ words, valores }: Pick<Field, 'words' | 'valores'>) =>
  words.map((value) => ({ value, label: valores?.[value] ?? value }));
