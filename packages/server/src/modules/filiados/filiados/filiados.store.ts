/**
 * Rows of members beside the record's own: whose a CPF is, who is alike, periods, files.
 *
 * The unique index on `cpf` and the exclusion on the periods decide what two people could break together; these reads tell it
 * before. Source: decisions-members (Tables, Create).
 */
import { newId } from '@sede/domain/kernel';
import { ARQUIVOS_DA_FICHA, type Cadastro, type Casa, type Filiado } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordFiles } from '#platform/files/record-files.ts';
import { CADASTRO, FILIADO_HOJE, NOME_DO_FILIADO } from '../filiados.sql.ts';

export interface Existente {
  id: string;
  nome: string;
  cadastro: Cadastro;
}

export async function findByCpf(db: Db | Tx, cpf: string, exceto: string | null): Promise<Existente | undefined> {
  const { rows } = await sql<Existente>`
    select f.id, ${NOME_DO_FILIADO} as nome, ${CADASTRO} as cadastro
    from filiados f where f.cpf = ${cpf} and f.id is distinct from ${exceto}::uuid`.execute(db);
  return rows[0];
}

export interface VinculoDoCpf {
  nome: string;
  nascimento: string | null;
  /** A period of membership is open. */
  filiado: boolean;
  falecido: boolean;
}

/** Whose a CPF is and whether they are a member today: for searches that compare, and tell nobody whose it is. */
export async function findVinculoPorCpf(db: Db | Tx, cpf: string): Promise<VinculoDoCpf | null> {
  const { rows } = await sql<VinculoDoCpf>`
    select f.nome_completo as nome, f.data_nascimento as nascimento, f.falecido, ${FILIADO_HOJE} as filiado
    from filiados f where f.cpf = ${cpf}`.execute(db);
  return rows[0] ?? null;
}

export type Mascarados = Pick<Filiado, 'rg' | 'nomeMae' | 'arquivos'>;

const arquivos = sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nome', x.nome, 'tamanho', a.tamanho,
      'tipoConteudo', a.tipo_conteudo, 'sha256', a.sha256, 'protegido', a.protegido,
      'anexadoEm', x.criado_em, 'anexadoPor', u.nome) order by x.criado_em, x.id)
    from filiados_anexos x join anexos a on a.id = x.anexo_id left join usuarios u on u.id = x.criado_por
    where x.filiado_id = f.id), '[]')`;

/** What reads of the record show masked, or not at all. */
export async function readMascarados(db: Db | Tx, id: string): Promise<Mascarados> {
  const { rows } = await sql<Mascarados>`
    select f.rg, f.nome_mae, ${arquivos} as arquivos from filiados f where f.id = ${id}::uuid`.execute(db);
  return rows[0] ?? { rg: null, nomeMae: null, arquivos: [] };
}

export interface Pista {
  casa?: Casa | undefined;
  matriculaChave?: string | null | undefined;
  email?: string | null | undefined;
  nome?: string | undefined;
  nascimento?: string | null | undefined;
}
export interface Parecido extends Existente {
  empresa: Casa;
  matricula: string;
  por: 'matricula' | 'email' | 'nome';
}

const MAX_PARECIDOS = 10;

/** Same matrícula in the house, same e-mail, or same name and birth; never the record itself. */
export async function findParecidos(db: Db | Tx, pista: Pista, exceto: string | null): Promise<Parecido[]> {
  const { casa = null, matriculaChave = null, email = null, nome = null, nascimento = null } = pista;
  const { rows } = await sql<Parecido>`
    select * from (
      select f.id, ${NOME_DO_FILIADO} as nome, ${CADASTRO} as cadastro, f.empresa, f.matricula,
        case
          when f.empresa = ${casa} and f.matricula_chave = ${matriculaChave} then 'matricula'
          when lower(f.email) = ${email} then 'email'
          else 'nome'
        end as por
      from filiados f
      where f.id is distinct from ${exceto}::uuid and (
        (f.empresa = ${casa} and f.matricula_chave = ${matriculaChave})
        or lower(f.email) = ${email}
        or (f.data_nascimento = ${nascimento}::date and sede.sem_acento(f.nome_completo) = sede.sem_acento(${nome}))
      )
    ) alike order by nome, id limit ${MAX_PARECIDOS}`.execute(db);
  return rows;
}

export async function openPeriodo(
  tx: Tx,
  periodo: { filiadoId: string; inicio: string; pedidoId?: string | null },
): Promise<void> {
  await sql`insert into filiado_periodos (id, filiado_id, inicio, pedido_id)
    values (${newId()}, ${periodo.filiadoId}::uuid, ${periodo.inicio}::date, ${periodo.pedidoId ?? null}::uuid)`.execute(
    tx,
  );
}

export interface FimDoPeriodo {
  fim: string;
  motivo: string;
  observacao?: string | null;
  anexoId?: string | null;
  porFalecimento?: boolean;
}
/** Ends the open period. Out: whether there was one. */
export async function endPeriodo(tx: Tx, filiadoId: string, end: FimDoPeriodo): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update filiado_periodos
    set fim = ${end.fim}::date, motivo = ${end.motivo}, observacao = ${end.observacao ?? null},
      anexo_id = ${end.anexoId ?? null}::uuid, por_falecimento = ${end.porFalecimento ?? false}
    where filiado_id = ${filiadoId}::uuid and fim is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Reopens the period that ended last; `porFalecimento`: only if the death ended it. */
export async function reopenPeriodo(tx: Tx, filiadoId: string, { porFalecimento }: { porFalecimento: boolean }) {
  const { numAffectedRows = 0n } = await sql`update filiado_periodos
    set fim = null, motivo = null, observacao = null, anexo_id = null, por_falecimento = false
    where id = (select id from filiado_periodos where filiado_id = ${filiadoId}::uuid order by inicio desc, fim desc limit 1)
      and fim is not null and (por_falecimento or not ${porFalecimento})`.execute(tx);
  return numAffectedRows === 1n;
}

/** What a period says besides its days: note and file. */
export async function clearPeriodos(tx: Tx, filiadoId: string): Promise<void> {
  await sql`update filiado_periodos set observacao = null, anexo_id = null
    where filiado_id = ${filiadoId}::uuid and (observacao is not null or anexo_id is not null)`.execute(tx);
}

/** Moves the first start: what 'data de filiação' of the form is. */
export async function moveFirstStart(tx: Tx, filiadoId: string, inicio: string): Promise<void> {
  await sql`update filiado_periodos set inicio = ${inicio}::date
    where id = (select id from filiado_periodos where filiado_id = ${filiadoId}::uuid order by inicio limit 1)
      and inicio <> ${inicio}::date`.execute(tx);
}

export interface VinculoAtual {
  aberta: boolean;
  inicio: string | null;
  fim: string | null;
  /** The calendar day on which the end was written down. */
  encerradoEm: string | null;
  porFalecimento: boolean;
}
/** The last period, held with its member's row by the caller. */
export async function lastPeriodo(tx: Tx, filiadoId: string): Promise<VinculoAtual> {
  const { rows } = await sql<VinculoAtual>`
    select fim is null as aberta, inicio, fim, por_falecimento,
      case when fim is not null then (atualizado_em at time zone 'America/Sao_Paulo')::date end as encerrado_em
    from filiado_periodos where filiado_id = ${filiadoId}::uuid order by inicio desc, fim desc nulls first limit 1
    for update`.execute(tx);
  return rows[0] ?? { aberta: false, inicio: null, fim: null, encerradoEm: null, porFalecimento: false };
}

/** A line more in the observation, where it fits. */
export async function addObservacao(tx: Tx, filiadoId: string, linha: string): Promise<void> {
  await sql`update filiados set observacao = concat_ws(E'\\n', observacao, ${linha}::text)
    where id = ${filiadoId}::uuid and length(concat_ws(E'\\n', observacao, ${linha}::text)) <= 4000`.execute(tx);
}

/** The ficha's PDFs. */
export const arquivosDaFicha = recordFiles({
  rule: ARQUIVOS_DA_FICHA,
  tabela: 'filiados_anexos',
  registro: 'filiado_id',
});
