/** Results and states of an inventory as tones. Source: design/areas/patrimonio-inventario-celular. */
import type { ResultadoDoInventario, SituacaoDoInventario } from '@sede/domain/modules/patrimonio/inventarios';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_DO_RESULTADO: Readonly<Record<ResultadoDoInventario, Tone>> = {
  ...{ encontrado: 'ok', em_outro_setor: 'wait', inesperado: 'wait', desconhecido: 'neutral' },
  ...{ fora: 'today', nao_encontrado: 'late' },
};
export const TOM_DO_INVENTARIO: Readonly<Record<SituacaoDoInventario, Tone>> = { aberto: 'today', encerrado: 'ok' };
