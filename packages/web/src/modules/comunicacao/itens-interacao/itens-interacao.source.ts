/** Interaction items for a filter chip. */
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const itensInteracaoSource = optionsSource(
  (input, options) => api.itensInteracao.options(input, options),
  ({ id, nome, desabilitado }) => ({ value: id, label: nome, detail: desabilitado ? 'Desabilitado' : null }),
);
