/**
 * Words of the area's lists, as staff set them: a cargo is one of the member's house, an association one of those that the member
 * belongs to, a reason to leave one that is offered. What a record already says stays, though its list has since disabled the word;
 * what was applied for or moved over with another word is taken as it is. Source: decisions-members (Create, Membership).
 */
import { OPCAO_INVALIDA } from '@sede/domain/kernel';
import { type Casa, type Filiado, filiadosSettings } from '@sede/domain/modules/filiados/filiados';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { filiados } from './filiado.record.ts';

type Palavras = Partial<Pick<Filiado, 'empresa' | 'cargo' | 'filiadoAssociacao' | 'associacao'>>;
const LISTAS = {
  CAMARA: { cargos: 'cargosCamara', associacoes: 'associacoesCamara' },
  SENADO: { cargos: 'cargosSenado', associacoes: 'associacoesSenado' },
  TCU: { cargos: 'cargosTcu', associacoes: 'associacoesTcu' },
} as const satisfies Record<Casa, object>;
/** Whose lists there are; 'NAO' and 'OUTRO' have none. */
const listasDe = (casa: string | null | undefined) =>
  (LISTAS as Partial<Record<string, (typeof LISTAS)[Casa]>>)[casa ?? ''];

const changed = (campo: keyof Palavras, agora: Palavras, antes: Palavras) => agora[campo] !== antes[campo];

/** In: what is sent; of a change also whose record. */
export async function refusePalavras(ctx: WriteContext, sent: Palavras & { id?: string }): Promise<void> {
  const antes: Palavras = sent.id === undefined ? {} : await filiados.get(ctx, sent.id);
  const agora = { ...antes, ...sent };
  const { cargo, associacao } = agora;
  const listas = await readConfiguracoes(ctx.tx, filiadosSettings);
  const doCargo = listasDe(agora.empresa);
  const daAssociacao = listasDe(agora.filiadoAssociacao);
  const novoCargo = changed('cargo', agora, antes) || changed('empresa', agora, antes);
  const novaAssociacao = changed('associacao', agora, antes) || changed('filiadoAssociacao', agora, antes);
  refuseCampos({
    ...(cargo && novoCargo && doCargo && !listas[doCargo.cargos].includes(cargo) ? { cargo: OPCAO_INVALIDA } : {}),
    ...(associacao && novaAssociacao && daAssociacao && !listas[daAssociacao.associacoes].includes(associacao)
      ? { associacao: OPCAO_INVALIDA }
      : {}),
  });
}

export async function refuseMotivo({ tx }: WriteContext, motivo: string): Promise<void> {
  const { motivosDesfiliacao } = await readConfiguracoes(tx, filiadosSettings);
  if (!motivosDesfiliacao.includes(motivo)) refuseCampos({ motivo: OPCAO_INVALIDA });
}
