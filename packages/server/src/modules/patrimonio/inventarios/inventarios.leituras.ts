/**
 * Readings of phones, one or what waited for the network: an asset counts once in an inventory, whoever reads it and how often it is sent.
 *
 * The inventory is held for share, so that the end waits for readings under way and refuses those that come after it. Assets are written in
 * the order of their ids. Whoever comes second learns who read it and when; with their own key people correct sector, estado and nota of what
 * they read. The phone's instant is kept between the start and now. Errors: `inventarios.encerrado` (409, with the inventory's name),
 * `plataforma.nao_encontrado`, `.invalido`. Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import type { InputOf } from '@sede/domain/contract';
import { newId, platformErrors } from '@sede/domain/kernel';
import {
  achadoDaLeitura,
  inventariosErrors as errors,
  inventariosMessages as messages,
  motivoNaoLerInventario,
  type RespostaDaLeitura,
  valorDoNumero,
} from '@sede/domain/modules/patrimonio/inventarios';
import type { inventariosContract } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { changesNothing, childTable, type RecordRow } from '#platform/db/record/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { FIM } from '../bens/index.ts';
import { listLeituras } from './inventarios.views.ts';

type Contract = typeof inventariosContract;
type Lida = InputOf<Contract['lerVarias']>['leituras'][number];
type Linha = RecordRow<'inventariosLeituras'>;

const leituras = childTable('inventariosLeituras');

interface Aberto {
  id: string;
  inicio: string;
}

/** Held until the readings are written. */
async function holdAberto({ tx }: WriteContext, id: string): Promise<Aberto> {
  const { rows } = await sql<{
    nome: string;
    criadoEm: string;
    encerradoEm: string | null;
    encerradoPor: string | null;
  }>`
    select nome, criado_em, encerrado_em, encerrado_por from inventarios where id = ${id}::uuid for share`.execute(tx);
  const [row] = rows;
  if (!row) throw platformErrors.nao_encontrado();
  if (motivoNaoLerInventario(row)) {
    const { nome, encerradoEm, encerradoPor } = row;
    throw errors.encerrado({ values: { nome, em: encerradoEm ?? '', por: encerradoPor ?? '' } });
  }
  return { id, inicio: row.criadoEm };
}

interface BemLido {
  id: string;
  numero: string;
  valor: string | null;
  noEscopo: boolean;
  esperado: string | null;
}

/** Those that the readings name. Of several with one number that of the scope comes first, then one that is still there. */
async function findBens({ tx }: WriteContext, inventario: string, lidas: readonly Lida[]): Promise<BemLido[]> {
  const ids = lidas.flatMap(({ bem }) => bem ?? []);
  const valores = lidas.flatMap(({ bem, numero }) => (bem ? [] : (valorDoNumero(numero ?? '') ?? [])));
  const { rows } = await sql<BemLido>`
    select b.id, coalesce(b.n_patrimonio, b.descricao_bem, b.tipo_objeto) as numero, (b.n_patrimonio::bigint)::text as valor,
      e.bem_id is not null as no_escopo, case when e.bem_id is null then b.setor_alocado else e.setor end as esperado
    from bens b left join inventarios_bens e on e.inventario_id = ${inventario}::uuid and e.bem_id = b.id
    where b.id = any(${ids}::uuid[]) or b.n_patrimonio::bigint = any(${valores}::bigint[])
    order by e.bem_id is null, ${FIM}, b.criado_em desc, b.id`.execute(tx);
  return rows;
}

/** A reading with the asset that it means; null: nobody knows it. */
interface Achada {
  lida: Lida;
  bem: BemLido | null;
  numero: string;
}

function matchBem(lida: Lida, bens: readonly BemLido[]): Achada {
  const { bem: id, numero } = lida;
  const valor = id ? null : valorDoNumero(numero ?? '');
  const bem = bens.find((one) => (id ? one.id === id : valor !== null && one.valor === valor)) ?? null;
  return { lida, bem, numero: bem?.numero ?? numero ?? id ?? '' };
}

/** Which row of the inventory a reading would be. */
const ordemDe = ({ bem, numero }: Achada) => bem?.id ?? `~${numero}`;

async function findLeituras({ tx }: WriteContext, inventario: string, achadas: readonly Achada[]): Promise<Linha[]> {
  const chaves = achadas.map(({ lida }) => lida.chave);
  const bens = achadas.flatMap(({ bem }) => bem?.id ?? []);
  const numeros = achadas.flatMap(({ bem, numero }) => (bem ? [] : [numero]));
  const { rows } = await sql<Linha>`
    select * from inventarios_leituras where inventario_id = ${inventario}::uuid and (chave = any(${chaves}::uuid[])
      or bem_id = any(${bens}::uuid[]) or (bem_id is null and numero = any(${numeros}::text[])))
    order by id for update`.execute(tx);
  return rows;
}

const valeu = (linhas: readonly Linha[], { lida, bem, numero }: Achada) =>
  linhas.find(({ chave }) => chave === lida.chave) ??
  linhas.find((linha) => (bem ? linha.bemId === bem.id : linha.bemId === null && linha.numero === numero));

const achado = (bem: BemLido | null, setor: string | null) =>
  achadoDaLeitura({
    conhecido: bem !== null,
    noEscopo: bem?.noEscopo ?? false,
    esperado: bem?.esperado ?? null,
    setor,
  });

/** Between the start and now, whatever the phone's clock says. */
function instante(lidoEm: string, { inicio }: Aberto, agora: string): string {
  const millis = Date.parse(lidoEm);
  return new Date(Math.min(Math.max(millis, Date.parse(inicio)), Date.parse(agora))).toISOString();
}

/** Out: whether it is there now, which it is not when somebody else's came first. */
async function insertLeitura(ctx: WriteContext, inventario: Aberto, { lida, bem, numero }: Achada): Promise<boolean> {
  const { chave, setor = null, estado = null, nota = null } = lida;
  const { numAffectedRows = 0n } = await sql`
    insert into inventarios_leituras (id, inventario_id, bem_id, chave, numero, resultado, esperado, setor, estado, nota, lido_em, lido_por)
    values (${newId()}::uuid, ${inventario.id}::uuid, ${bem?.id ?? null}::uuid, ${chave}::uuid, ${numero}, ${achado(bem, setor)},
      ${bem?.esperado ?? null}, ${setor}, ${estado}, ${nota}, ${instante(lida.lidoEm, inventario, ctx.now)}::timestamptz, ${ctx.actor.nome})
    on conflict do nothing`.execute(ctx.tx);
  return numAffectedRows > 0n;
}

/** What people may still change of what they read themselves. */
async function correct({ tx }: WriteContext, linha: Linha, { lida, bem }: Achada): Promise<void> {
  const { setor = null, estado = null, nota = null } = lida;
  const patch = changedOnly(linha, { setor, estado, nota, resultado: achado(bem, setor) });
  if (!changesNothing(patch)) await leituras.update(tx, linha, patch);
}

/** In: an asset each. Out: whose reading counts. */
async function keep(ctx: WriteContext, inventario: Aberto, achada: Achada, antes: Linha | undefined): Promise<boolean> {
  const minha = (linha: Linha) => linha.chave === achada.lida.chave && linha.criadoPor === ctx.actor.usuarioId;
  if (antes === undefined && (await insertLeitura(ctx, inventario, achada))) return true;
  const linha = antes ?? valeu(await findLeituras(ctx, inventario.id, [achada]), achada);
  if (linha === undefined || !minha(linha)) return false;
  // The key stands for the asset that it was first sent with.
  if (linha.bemId === (achada.bem?.id ?? null)) await correct(ctx, linha, achada);
  return true;
}

function refuseVazia({ bem, numero }: Lida): void {
  if (!bem === !numero) refuseCampos({ numero: messages.umOuOutro });
}

async function keepAll(ctx: WriteContext, id: string, lidas: readonly Lida[]): Promise<RespostaDaLeitura[]> {
  for (const lida of lidas) refuseVazia(lida);
  const inventario = await holdAberto(ctx, id);
  const bens = await findBens(ctx, id, lidas);
  const achadas = lidas.map((lida) => matchBem(lida, bens));
  const emOrdem = achadas.toSorted((a, b) => (ordemDe(a) < ordemDe(b) ? -1 : 1));
  const conta = new Map<string, boolean>();
  let linhas = await findLeituras(ctx, id, achadas);
  for (const achada of emOrdem) {
    const antes = valeu(linhas, achada);
    conta.set(achada.lida.chave, await keep(ctx, inventario, achada, antes));
    // Of one asset twice in what was sent, the second meets the first.
    if (antes === undefined) linhas = [...linhas, ...(await findLeituras(ctx, id, [achada]))];
  }
  const doBem = achadas.map((achada) => valeu(linhas, achada)?.id ?? null);
  const ids = doBem.flatMap((one) => one ?? []);
  const todas = await listLeituras(ctx, id, sql`l.id = any(${ids}::uuid[])`);
  const porChave = new Map(todas.map((leitura) => [leitura.chave, leitura]));
  return achadas.flatMap((achada, index) => {
    const linha = linhas.find((one) => one.id === doBem[index]);
    const leitura = linha && porChave.get(linha.chave);
    const { chave } = achada.lida;
    return leitura ? [{ chave, repetida: conta.get(chave) !== true, leitura }] : [];
  });
}

export async function ler(ctx: WriteContext, { id, ...lida }: InputOf<Contract['ler']>): Promise<RespostaDaLeitura> {
  const [resposta] = await keepAll(ctx, id, [lida]);
  if (!resposta) throw platformErrors.nao_encontrado();
  return resposta;
}

export const lerVarias = async (ctx: WriteContext, { id, leituras: lidas }: InputOf<Contract['lerVarias']>) => ({
  itens: await keepAll(ctx, id, lidas),
});

/** A number typed wrongly, an asset read by mistake: only while the inventory is open. */
export async function removerLeitura(ctx: WriteContext, { id, leitura }: InputOf<Contract['removerLeitura']>) {
  await holdAberto(ctx, id);
  const { rows } = await sql<Linha>`
    select * from inventarios_leituras where inventario_id = ${id}::uuid and id = ${leitura}::uuid for update`.execute(
    ctx.tx,
  );
  const [linha] = rows;
  if (!linha) throw platformErrors.nao_encontrado();
  await leituras.remove(ctx.tx, linha);
  return { id };
}
