/**
 * Whom an appointment is told to, and what each was told. Addresses are the present ones: of a member the personal one unless they prefer
 * the other, never of whoever died, of a placeholder, or one that came back. Source: decisions-legal (Mail).
 */
import { newId, nomeProprio } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import { endereco, motivoDaFicha } from '#modules/comunicacao/comunicacoes/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { headerText, takeBackMails } from '#platform/mail/index.ts';
import { TELEFONES } from './atendimento.completa.ts';
import type { Destinatario, Marcado } from './convites.mail.ts';

export interface Avisavel extends Marcado {
  situacao: string;
  sequencia: number;
  importado: boolean;
  /** The members first, in the order of their ids, then the office. */
  destinatarios: Destinatario[];
}

/** The situation in which an appointment begins. */
const NOVO = 'Aguardando realização';

/** In one line, whatever was typed. */
const nomeDe = (nome: string) => headerText(nomeProprio(nome));

const instante = (minutos: 'inicio_min' | 'fim_min') =>
  sql`((t.data + make_interval(mins => ${sql.ref(`t.${minutos}`)})) at time zone 'America/Sao_Paulo')`;

/** Of the rows `t` that this gives. */
async function readDe(db: Db | Tx, source: RawBuilder<unknown>): Promise<Avisavel[]> {
  const { rows } = await sql<Avisavel>`
    select t.id, t.numero, t.data, t.inicio_min, t.fim_min, ${instante('inicio_min')} as comeca, ${instante('fim_min')} as termina,
      t.tipo_atendimento, t.tipo_servico, t.local, t.escritorio_id, t.escritorio_nome, t.situacao,
      t.sequencia_convite as sequencia, t.id_origem is not null as importado,
      coalesce((select jsonb_agg(jsonb_build_object('nome', coalesce(f.nome_social, f.nome_completo, x.nome),
          'telefones', ${TELEFONES}) order by coalesce(f.nome_completo, x.nome), x.id)
        from atendimento_filiados x left join filiados f on f.id = x.filiado_id where x.atendimento_id = t.id), '[]') as filiados,
      coalesce((select jsonb_agg(jsonb_build_object('filiadoId', f.id, 'escritorioId', null, 'endereco', ${endereco},
          'nome', coalesce(f.nome_social, f.nome_completo)) order by f.id)
        from atendimento_filiados x join filiados f on f.id = x.filiado_id
        where x.atendimento_id = t.id and ${motivoDaFicha} is null), '[]')
      || coalesce((select jsonb_build_array(jsonb_build_object('filiadoId', null, 'escritorioId', e.id, 'endereco', e.email,
          'nome', coalesce(e.nome_destinatario, e.nome))) from escritorios e
        where e.id = t.escritorio_id and e.email is not null), '[]') as destinatarios
    from ${source}`.execute(db);
  return rows.map(({ filiados, destinatarios, ...um }) => ({
    ...um,
    escritorioNome: headerText(um.escritorioNome),
    local: um.local && headerText(um.local),
    filiados: filiados.map((filiado) => ({ ...filiado, nome: nomeDe(filiado.nome) })),
    destinatarios: destinatarios.map((para) => ({
      ...para,
      nome: para.filiadoId === null ? headerText(para.nome) : nomeDe(para.nome),
    })),
  }));
}

/** In the order of their ids. */
export const readAvisaveis = (db: Db | Tx, ids: readonly string[]): Promise<Avisavel[]> =>
  readDe(db, sql`atendimentos t where t.id = any(${ids}::uuid[]) order by t.id`);

/** What is known of an appointment before it is inserted. */
export type Novo = Pick<
  Marcado,
  | 'id'
  | 'data'
  | 'inicioMin'
  | 'fimMin'
  | 'tipoAtendimento'
  | 'tipoServico'
  | 'local'
  | 'escritorioId'
  | 'escritorioNome'
>;

/** Of one whose members are written and whose row is not: it has no number yet. */
export async function readAvisavelNovo(tx: Tx, novo: Novo): Promise<Avisavel> {
  const [um] = await readDe(
    tx,
    sql`(select ${novo.id}::uuid as id, '' as numero, ${novo.data}::date as data, ${novo.inicioMin}::int as inicio_min,
      ${novo.fimMin}::int as fim_min, ${novo.tipoAtendimento}::text as tipo_atendimento, ${novo.tipoServico}::text as tipo_servico,
      ${novo.local}::text as local, ${novo.escritorioId}::uuid as escritorio_id, ${novo.escritorioNome}::text as escritorio_nome,
      ${NOVO}::text as situacao, 0 as sequencia_convite, null::text as id_origem) t`,
  );
  // A SELECT without FROM has one row.
  return um as Avisavel;
}

/** What somebody was told last. */
export interface Avisado extends Destinatario {
  tipo: 'REQUEST' | 'CANCEL';
  sequencia: number;
  data: string;
  inicioMin: number;
  fimMin: number;
  comeca: string;
  termina: string;
  resumo: string;
  falecido: boolean;
  /** Still a member of it, or its office, whether mail reaches them or not. */
  participa: boolean;
}

/** Takes back what still waits of this appointment. Out: what each was told last. In: held. */
export async function readAvisados(tx: Tx, id: string): Promise<Avisado[]> {
  const { rows } = await sql<{ emailId: string }>`select email_id from atendimento_convites
    where atendimento_id = ${id}::uuid and tipo <> 'LEMBRETE'`.execute(tx);
  const taken = await takeBackMails(
    tx,
    rows.map(({ emailId }) => emailId),
  );
  await sql`delete from atendimento_convites where email_id = any(${taken}::uuid[])`.execute(tx);
  const { rows: told } = await sql<Avisado>`
    select distinct on (c.filiado_id, c.escritorio_id) c.filiado_id, c.escritorio_id, c.endereco, c.tipo, c.sequencia,
      c.data, c.inicio_min, c.fim_min, c.comeca, c.termina, c.resumo, coalesce(f.nome_social, f.nome_completo, e.nome_destinatario, e.nome) as nome,
      coalesce(f.falecido, false) as falecido,
      exists (select from atendimentos t where t.id = c.atendimento_id and (t.escritorio_id = c.escritorio_id or exists (
        select from atendimento_filiados x where x.atendimento_id = t.id and x.filiado_id = c.filiado_id))) as participa
    from atendimento_convites c left join filiados f on f.id = c.filiado_id left join escritorios e on e.id = c.escritorio_id
    where c.atendimento_id = ${id}::uuid and c.tipo <> 'LEMBRETE'
    order by c.filiado_id, c.escritorio_id, c.criado_em desc, c.sequencia desc, c.id desc`.execute(tx);
  return told.map((um) => (um.filiadoId === null ? um : { ...um, nome: nomeDe(um.nome) }));
}

interface Convite {
  um: Pick<Avisavel, 'id' | 'data' | 'inicioMin' | 'fimMin' | 'comeca' | 'termina' | 'sequencia'>;
  para: Destinatario;
  tipo: 'REQUEST' | 'CANCEL' | 'LEMBRETE';
  sequencia: number;
  resumo: string;
  emailId: string;
}

/** What of an appointment is told, in one statement. */
export async function insertConvites(tx: Tx, now: string, convites: readonly Convite[]): Promise<void> {
  if (convites.length === 0) return;
  const rows = convites.map(
    ({ um, para, tipo, sequencia, resumo, emailId }) => sql`(${newId()}::uuid, ${now}::timestamptz, ${um.id}::uuid,
      ${para.filiadoId}::uuid, ${para.escritorioId}::uuid, ${para.endereco}, ${tipo}, ${sequencia}::int, ${um.sequencia}::int,
      ${um.data}::date, ${um.inicioMin}::int, ${um.fimMin}::int, ${um.comeca}::timestamptz, ${um.termina}::timestamptz,
      ${resumo}, ${emailId}::uuid)`,
  );
  await sql`insert into atendimento_convites (id, criado_em, atendimento_id, filiado_id, escritorio_id, endereco, tipo,
      sequencia, sequencia_do_atendimento, data, inicio_min, fim_min, comeca, termina, resumo, email_id)
    values ${sql.join(rows)}`.execute(tx);
}
