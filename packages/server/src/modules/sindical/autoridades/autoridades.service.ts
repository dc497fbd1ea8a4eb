/**
 * Authorities: register, change, take a document out, delete.
 *
 * Offices, documents and photo change with the record, in one save: its version moves with them. A party or religion is one of the list,
 * or what the record has already. Errors: `autoridades.um_atual` (409), `.anexos_demais` (422), `.foto_alheia` (400), those of
 * `bindAnexos`; `plataforma.invalido`, `.sem_permissao`, `.nao_encontrado`, `.versao_conflito`.
 * Source: spec 3 §2.11, §5; decisions-sindical-contratos-patrimonio (Permissions added, Authorities).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { OPCAO_INVALIDA, platformErrors } from '@sede/domain/kernel';
import {
  type Autoridade,
  autoridadesSettings,
  autoridadesErrors as errors,
  MAX_ANEXOS_DA_AUTORIDADE,
  autoridadesMessages as messages,
} from '@sede/domain/modules/sindical/autoridades';
import type { autoridadesContract } from '@sede/domain/modules/sindical/autoridades/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { autoridades } from './autoridade.record.ts';
import { replaceFotos } from './autoridades.foto.ts';
import { arquivosDaAutoridade as arquivos, type CargoEnviado, replaceCargos } from './autoridades.store.ts';

type Contract = typeof autoridadesContract;
type Nascimento = { dataNascimento?: string | null | undefined };
type Palavras = { partido?: string | null | undefined; religiao?: string | null | undefined };

/** A word that the record has already stays, though its list has it no more. */
async function refusePalavras({ tx }: WriteContext, sent: Palavras, antes: Palavras): Promise<void> {
  const { partidos, religioes } = await readConfiguracoes(tx, autoridadesSettings);
  const unknown = (word: string | null | undefined, before: string | null | undefined, list: readonly string[]) =>
    word !== undefined && word !== null && word !== before && !list.includes(word);
  refuseCampos({
    ...(unknown(sent.partido, antes.partido, partidos) ? { partido: OPCAO_INVALIDA } : {}),
    ...(unknown(sent.religiao, antes.religiao, religioes) ? { religiao: OPCAO_INVALIDA } : {}),
  });
}

/** Born today is born; what came over from the old system stays until it is said anew. */
const refuseNascimento = ({ today }: WriteContext, { dataNascimento }: Nascimento): void =>
  refuseCampos(dataNascimento && dataNascimento > today ? { dataNascimento: messages.nascimentoFuturo } : {});

/** In: a record that is held. Out: whether anything changed. */
async function saveAnexos(ctx: WriteContext, id: string, wanted: readonly string[] | undefined): Promise<boolean> {
  if (wanted === undefined) return false;
  const present = await arquivos.listAnexoIds(ctx.tx, [id]);
  const novos = [...new Set(wanted)].filter((anexo) => !present.includes(anexo));
  const tirados = present.filter((anexo) => !wanted.includes(anexo));
  if (present.length + novos.length - tirados.length > MAX_ANEXOS_DA_AUTORIDADE) throw errors.anexos_demais();
  await arquivos.retireAnexos(ctx, id, tirados);
  if (novos.length > 0) {
    await arquivos.takeAnexos(ctx, novos);
    await arquivos.linkAnexos(ctx.tx, [id], novos);
  }
  return novos.length + tirados.length > 0;
}

/** In: a record that is held. */
async function saveCargos(ctx: WriteContext, id: string, cargos: readonly CargoEnviado[]): Promise<void> {
  if (!(await replaceCargos(ctx.tx, id, cargos))) refuseCampos({ cargos: 'Um dos cargos não existe mais.' });
}

export async function createAutoridade(
  ctx: WriteContext,
  { cargos = [], anexos, foto, ...dados }: InputOf<Contract['create']>,
): Promise<Autoridade> {
  refuseNascimento(ctx, dados);
  await refusePalavras(ctx, dados, {});
  const fotos = await replaceFotos(ctx, { fotoId: null, miniaturaId: null }, foto);
  const { id } = await autoridades.insert(ctx, { ...dados, ...fotos });
  await saveCargos(ctx, id, cargos);
  await saveAnexos(ctx, id, anexos);
  return autoridades.get(ctx, id);
}

export async function updateAutoridade(
  ctx: WriteContext,
  { id, versao, cargos, anexos, foto, ...dados }: InputOf<Contract['update']>,
): Promise<Autoridade> {
  const atual = await autoridades.lock(ctx, { id, versao });
  refuseNascimento(ctx, dados);
  await refusePalavras(ctx, dados, atual);
  const fotos = await replaceFotos(ctx, atual, foto);
  const documentos = await saveAnexos(ctx, id, anexos);
  if (cargos) await saveCargos(ctx, id, cargos);
  const filhos = documentos || cargos ? { filhosEm: ctx.now } : {};
  await autoridades.update(ctx, { id, versao }, { ...dados, ...fotos, ...filhos });
  return autoridades.get(ctx, id);
}

export async function removerAnexo(
  ctx: WriteContext,
  { id, versao, anexo }: InputOf<Contract['removerAnexo']>,
): Promise<Autoridade> {
  await autoridades.lock(ctx, { id, versao });
  if ((await arquivos.retireAnexos(ctx, id, [anexo])).length === 0) throw platformErrors.nao_encontrado();
  await autoridades.update(ctx, { id, versao }, { filhosEm: ctx.now });
  return autoridades.get(ctx, id);
}

/** `autoridades.excluir` alone does not reach a profile that one may not open. */
export async function removeAutoridade(ctx: WriteContext, { id, versao }: Seen): Promise<{ id: string }> {
  if (!can(ctx.actor.papeis, 'autoridades.ver')) throw platformErrors.sem_permissao();
  const { fotoId, miniaturaId } = await autoridades.lock(ctx, { id, versao });
  const anexos = await arquivos.listAnexoIds(ctx.tx, [id]);
  await autoridades.remove(ctx, { id, versao });
  const soltos = await arquivos.orphanAnexos(ctx.tx, anexos);
  await releaseAnexos(
    ctx.tx,
    [...soltos, fotoId, miniaturaId].filter((one) => one !== null),
    ctx.now,
  );
  return { id };
}
