import {
  type Posicionamento,
  type Prioridade,
  SITUACAO_DO_TEMA_ROTULOS,
  type SituacaoDoTema,
} from '@sede/domain/modules/sindical/temas';
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import { StatusTag, type Tone } from '#platform/ui/index.ts';

const SIZE = 12;
const ACIMA = <IconArrowUp size={SIZE} stroke={2.4} aria-hidden />;
const ABAIXO = <IconArrowDown size={SIZE} stroke={2.4} aria-hidden />;

/** Where somebody stands, or the union on an item: in favour up and green, against down and red. */
const favoravel = (posicao: Posicionamento) => posicao === 'Favorável' || posicao === 'Parcialmente favorável';

export const PosicaoTag = ({ posicao }: { posicao: Posicionamento }) => (
  <StatusTag tone={favoravel(posicao) ? 'ok' : 'late'} icon={favoravel(posicao) ? ACIMA : ABAIXO} label={posicao} />
);

const PRIORIDADE: Readonly<Record<Prioridade, [Tone, typeof ACIMA]>> = {
  Máxima: ['late', ACIMA],
  Média: ['wait', <IconMinus key="media" size={SIZE} stroke={2.4} aria-hidden />],
  Mínima: ['neutral', ABAIXO],
};

/** `inteira`: where no heading says what it is. */
export function PrioridadeTag({ prioridade, inteira = false }: { prioridade: Prioridade; inteira?: boolean }) {
  const [tone, icon] = PRIORIDADE[prioridade];
  return <StatusTag tone={tone} icon={icon} label={inteira ? `Prioridade ${prioridade.toLowerCase()}` : prioridade} />;
}

export const SituacaoTag = ({ situacao }: { situacao: SituacaoDoTema }) => (
  <StatusTag tone={situacao === 'EM_ACOMPANHAMENTO' ? 'today' : 'neutral'} label={SITUACAO_DO_TEMA_ROTULOS[situacao]} />
);
