/**
 * What must be true of appointments whatever happened, asked of the database and of what the mail server was given.
 *
 * In the database at any moment: what was acknowledged is there, no time is held twice, no appointment is without its slots, numbers are
 * 1 … n of their year, each booking has one entry in the trail and one key, and each person was last told what is true now.
 * Source: invariants B1-B3, B6; decisions-legal (Booking, Mail).
 */
import type { Marcado } from './bookers.ts';
import type { Place } from './place.ts';

const BROKEN = `
  with vivos as (select * from atendimentos where situacao = 'Aguardando realização'),
  dono as (select atendimento_id, count(*) as n, min(inicio_min) as inicio, max(fim_min) as fim from agenda_horarios
    where atendimento_id is not null group by atendimento_id),
  quem as (select x.atendimento_id, x.filiado_id, null::uuid as escritorio_id from atendimento_filiados x
    union all select t.id, null, t.escritorio_id from atendimentos t),
  ultimo as (select distinct on (c.atendimento_id, c.filiado_id, c.escritorio_id) c.* from atendimento_convites c
    where c.tipo <> 'LEMBRETE' order by c.atendimento_id, c.filiado_id, c.escritorio_id, c.criado_em desc, c.sequencia desc, c.id desc)
  select 'appointments without their slots' as what, count(*)::int as n from vivos t left join dono d on d.atendimento_id = t.id
    where (d.inicio, d.fim) is distinct from (t.inicio_min::smallint, t.fim_min::smallint)
  union all
  select 'times held twice', count(*)::int from vivos a join vivos b on a.id < b.id and a.agenda_id = b.agenda_id and a.data = b.data
    and a.inicio_min < b.fim_min and b.inicio_min < a.fim_min
  union all
  select 'slots of a cancelled appointment', count(*)::int from agenda_horarios h
    join atendimentos t on t.id = h.atendimento_id and t.situacao = 'Cancelado'
  union all
  select 'years with a gap in their numbers', count(*)::int from (select 1 from atendimentos t
    left join contadores_anuais c on c.nome = 'atendimento' and c.ano = t.ano
    group by t.ano, c.ultimo having count(*) <> max(t.sequencia) or c.ultimo is distinct from max(t.sequencia)) g
  union all
  select 'appointments of nobody', count(*)::int from atendimentos t
    where not exists (select from atendimento_filiados x where x.atendimento_id = t.id)
  union all
  select 'bookings without exactly one entry in the trail', count(*)::int from atendimentos t where
    (select count(*) from auditoria a where a.tabela = 'atendimentos' and a.registro_id = t.id and a.acao = 'criar') <> 1
  union all
  select 'keys without an answer', count(*)::int from idempotencia where resposta is null
  union all
  select 'bookings that no key answers for, or two do', count(*)::int from (select t.id from atendimentos t
    left join idempotencia i on i.operacao = 'atendimentos.agendar' and (i.resposta ->> 'id')::uuid = t.id
    group by t.id having count(i.*) <> 1) k
  union all
  select 'people who were last told another time', count(*)::int from vivos t join quem q on q.atendimento_id = t.id
    left join ultimo u on u.atendimento_id = t.id and u.filiado_id is not distinct from q.filiado_id
      and u.escritorio_id is not distinct from q.escritorio_id
    where (u.tipo, u.data, u.inicio_min) is distinct from ('REQUEST', t.data, t.inicio_min)
  union all
  select 'people who expect what was cancelled or is no longer theirs', count(*)::int from ultimo u
    join atendimentos t on t.id = u.atendimento_id
    left join quem q on q.atendimento_id = t.id and u.filiado_id is not distinct from q.filiado_id
      and u.escritorio_id is not distinct from q.escritorio_id
    where u.tipo = 'REQUEST' and (t.situacao = 'Cancelado' or q.atendimento_id is null)`;

/** Out: what is broken, in words; none when all holds. */
export async function findBroken(place: Place, acknowledged: readonly Marcado[]): Promise<string[]> {
  const lost = await place.query<{ numero: string }>(
    `select m.numero from unnest($1::uuid[], $2::int[], $3::text[]) m (id, versao, numero)
     where not exists (select from atendimentos t where t.id = m.id and t.versao >= m.versao and t.numero = m.numero)`,
    [
      acknowledged.map(({ id }) => id),
      acknowledged.map(({ versao }) => versao),
      acknowledged.map(({ numero }) => numero),
    ],
  );
  const broken = (await place.query<{ what: string; n: number }>(BROKEN)).filter(({ n }) => n > 0);
  return [...lost.map(({ numero }) => `${numero} is lost`), ...broken.map(({ what, n }) => `${n} ${what}`)];
}

/** Once nobody acts any more: each is exactly as its last answer said. Out: the numbers of those that are not. */
export async function findOther(place: Place, acknowledged: readonly Marcado[]): Promise<string[]> {
  const rows = await place.query<{ id: string; eis: string }>(
    `select t.id, concat_ws(' ', t.versao, t.situacao, t.data, (select string_agg(h.id::text, ',' order by h.id) from agenda_horarios h
       where h.atendimento_id = t.id)) as eis from atendimentos t`,
  );
  const there = new Map(rows.map(({ id, eis }) => [id, eis]));
  const said = ({ versao, situacao, data, horarios }: Marcado) =>
    [
      versao,
      situacao,
      data,
      ...(horarios.length > 0
        ? [
            horarios
              .map(({ id }) => id)
              .sort()
              .join(','),
          ]
        : []),
    ].join(' ');
  return acknowledged.filter((one) => there.get(one.id) !== said(one)).map(({ numero }) => numero);
}

interface Convite {
  para: string;
  messageId: string;
  uid: string;
  metodo: string;
  sequencia: number;
  comeca: string;
}

function readConvite(text: string): Convite {
  const [, base64 = ''] = /^Content-Type: application\/ics.*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/ms.exec(text) ?? [];
  const ics = Buffer.from(base64, 'base64').toString('utf8').replaceAll('\r\n ', '');
  const of = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(ics)?.[1] ?? '';
  const header = (name: string) => new RegExp(`^${name}: <?([^>\r]+)`, 'im').exec(text)?.[1] ?? '';
  return {
    ...{ para: header('To'), messageId: header('Message-ID'), uid: of('UID') },
    ...{ metodo: of('METHOD'), sequencia: Number(of('SEQUENCE')), comeca: of('DTSTART') },
  };
}

export interface Contado {
  mails: number;
  people: number;
  repeats: number;
  broken: string[];
}

/** In: every text that the mail server was given, in order. Each person of each appointment: one UID, rising SEQUENCE, the truth at last. */
export async function readMails(place: Place, texts: readonly string[]): Promise<Contado> {
  const given = texts.map(readConvite);
  const first = [...new Map(given.toReversed().map((one) => [one.messageId, one])).values()].reverse();
  const byPerson = Map.groupBy(first, ({ para, uid }) => `${para} ${uid}`);
  const broken: string[] = [];
  for (const [person, mails] of byPerson) {
    const sequencias = mails.map(({ sequencia }) => sequencia);
    if (sequencias.some((n, at) => at > 0 && n <= (sequencias[at - 1] ?? 0)))
      broken.push(`SEQUENCE ${sequencias.join(', ')} for ${person}`);
  }
  const expected = await place.query<{ pessoa: string; situacao: string; comeca: string }>(
    `select p.endereco || ' atendimento-' || t.id || '@sede' as pessoa, t.situacao,
       to_char(((t.data + make_interval(mins => t.inicio_min)) at time zone 'America/Sao_Paulo') at time zone 'UTC',
         'YYYYMMDD"T"HH24MISS"Z"') as comeca
     from atendimentos t cross join lateral (
       select f.email as endereco from atendimento_filiados x join filiados f on f.id = x.filiado_id where x.atendimento_id = t.id
       union all select e.email from escritorios e where e.id = t.escritorio_id) p`,
  );
  for (const { pessoa, situacao, comeca } of expected) {
    const last = byPerson.get(pessoa)?.at(-1);
    if (
      situacao === 'Cancelado' ? last && last.metodo !== 'CANCEL' : last?.metodo !== 'REQUEST' || last.comeca !== comeca
    )
      broken.push(
        `${pessoa} was last told ${last ? `${last.metodo} ${last.comeca}` : 'nothing'}; it is ${situacao} ${comeca}`,
      );
  }
  const known = new Set(expected.map(({ pessoa }) => pessoa));
  // An office that handed it over to the other one.
  for (const [person, mails] of byPerson)
    if (!known.has(person) && mails.at(-1)?.metodo !== 'CANCEL') broken.push(`${person} expects what is not theirs`);
  return { mails: first.length, people: byPerson.size, repeats: given.length - first.length, broken };
}
