/**
 * What may be done with a case now, and by which situation it goes on. Each rule answers why not, or null.
 *
 * Source: spec 3 §4; decisions-legal (Two lists); invariant B7.
 */
import type { SituacaoDoProcesso } from './processo.lists.ts';

/** Told with the situation that it has now. */
export type MotivoProcesso = { codigo: 'situacao'; valores: { situacao: SituacaoDoProcesso } };

interface Situado {
  situacao: SituacaoDoProcesso;
}

const em =
  (...situacoes: readonly SituacaoDoProcesso[]) =>
  ({ situacao }: Situado): MotivoProcesso | null =>
    situacoes.includes(situacao) ? null : { codigo: 'situacao', valores: { situacao } };

/** Also events, comments and deadlines: everything but what is deleted. */
export const motivoNaoEditar = em('Em andamento', 'Aguardando manifestação', 'Encerrado');
export const motivoNaoEnviarParaManifestacao = em('Em andamento');
export const motivoNaoManifestar = em('Em andamento', 'Aguardando manifestação');
export const motivoNaoEncerrar = em('Em andamento');
export const motivoNaoExcluir = em('Em andamento');
export const motivoNaoReabrir = em('Encerrado');
