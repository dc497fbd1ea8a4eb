import type { SituacaoDoProcesso } from '@sede/domain/modules/juridico/processos';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { StatusTag, type Tone } from '#platform/ui/index.ts';

const TONES: Readonly<Record<SituacaoDoProcesso, Tone>> = {
  'Em andamento': 'info',
  'Aguardando manifestação': 'wait',
  Encerrado: 'neutral',
  Excluído: 'late',
};

/** The situation of a case, as a word on its colour. */
export const SituacaoTag = ({ situacao }: { situacao: SituacaoDoProcesso }) => (
  <StatusTag tone={TONES[situacao]} label={situacao} />
);

/** The houses of a case, each in its colour. */
export const CasasDoProcesso = ({ casas }: { casas: readonly Parameters<typeof CasaTag>[0]['casa'][] }) =>
  casas.map((casa) => <CasaTag key={casa} casa={casa} />);
