/** Cases for a picker: by three letters or digits, those that the person sees. */
import { formatNumeroCnj, MIN_BUSCA_PROCESSO } from '@sede/domain/modules/juridico/processos';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const processosSource = optionsSource(
  (input, options) => api.processos.options(input, options),
  ({ id, tipo, numero, tribunalOrgao, titulo }) => ({
    value: id,
    label: numero === null ? (titulo ?? tipo) : formatNumeroCnj(numero),
    detail: [tipo, tribunalOrgao, titulo].filter(Boolean).join(' · '),
  }),
  { minLetters: MIN_BUSCA_PROCESSO },
);
