import type { SituacaoDoProcesso } from '@sede/domain/modules/juridico/processos';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { StatusTag, type Tone } from '#platform/ui/index.ts';
import classes from './processos.module.css';

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

/** Its column in a list: in a row on two lines. */
export const SITUACAO_NA_LISTA = {
  sortable: true,
  width: 132,
  card: 'status',
  inCard: ({ situacao }: { situacao: SituacaoDoProcesso }) => <SituacaoTag situacao={situacao} />,
  cell: ({ situacao }: { situacao: SituacaoDoProcesso }) => (
    <span className={classes.quebra}>
      <SituacaoTag situacao={situacao} />
    </span>
  ),
} as const;

/** The houses of a case, each in its colour. */
export const CasasDoProcesso = ({ casas }: { casas: readonly Parameters<typeof CasaTag>[0]['casa'][] }) =>
  casas.map((casa) => <CasaTag key={casa} casa={casa} />);
