/**
 * The options for what was typed, the likeliest first: those that begin with it, those with a word that does, then all
 * that match as a search does (every word somewhere, or the initials). Without accents or case; equals keep their order.
 */
import { matchesSearch, normaliseText } from '@sede/domain/kernel';

const rankOf = (label: string, typed: string): number => {
  const text = normaliseText(label);
  if (text.startsWith(typed)) return 0;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) ? 1 : 2;
};

export function bestFirst<O extends { label: string }>(options: readonly O[], typed: string): O[] {
  const text = normaliseText(typed);
  if (text === '') return [...options];
  return options
    .filter(({ label }) => matchesSearch(label, text))
    .map((option) => ({ option, rank: rankOf(option.label, text) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
