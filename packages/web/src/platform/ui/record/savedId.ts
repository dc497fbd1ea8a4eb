/** The id of what was saved, from the answer of a create or an update: the record itself, or the ids of several made at once. */
export function savedId(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('id' in answer && typeof answer.id === 'string') return answer.id;
  if (!('ids' in answer) || !Array.isArray(answer.ids)) return undefined;
  const [first] = answer.ids;
  return typeof first === 'string' ? first : undefined;
}
