/** Who decides a correction and who takes it back, in which state. Pure. Source: decisions-members (Account). */
import type { EstadoDeCorrecao } from './correcao.lists.ts';
import type { MotivoCorrecao } from './correcoes.messages.ts';

const fechada = (estado: EstadoDeCorrecao): MotivoCorrecao | null => {
  if (estado === 'pedida') return null;
  return estado === 'retirada' ? 'retirada' : 'ja_decidida';
};

/** `propria`: the person asked for it as a member. Nobody answers themselves. */
export function motivoNaoDecidir(
  estado: EstadoDeCorrecao,
  { decide, propria }: { decide: boolean; propria: boolean },
): MotivoCorrecao | null {
  if (!decide) return 'so_consulta';
  return fechada(estado) ?? (propria ? 'propria' : null);
}

export const motivoNaoRetirar = (estado: EstadoDeCorrecao): MotivoCorrecao | null => fechada(estado);
