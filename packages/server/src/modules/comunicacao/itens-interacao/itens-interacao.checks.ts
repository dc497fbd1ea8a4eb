/**
 * What a save of an item asks and derives: its type is a word that the settings list today (an old one stays), and under the name
 * 'Assistência jurídica' it always asks for the law office. Errors: `plataforma.invalido` at the field. Source: decisions-members (Interactions).
 */
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import {
  type ItemInteracao,
  interacoesSettings,
  isAssistenciaJuridica,
} from '@sede/domain/modules/comunicacao/itens-interacao';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';

type Novos = Partial<Pick<ItemInteracao, 'nome' | 'tipo'>>;

export async function prepareItem(
  { tx }: WriteContext,
  { novos: { nome, tipo } }: { novos: Novos },
): Promise<{ pedeEscritorio?: true }> {
  const { tiposInteracao } = await readConfiguracoes(tx, interacoesSettings);
  if (tipo && !tiposInteracao.includes(tipo)) refuseCampos({ tipo: OPCAO_INVALIDA });
  return nome !== undefined && isAssistenciaJuridica(nome) ? { pedeEscritorio: true } : {};
}
