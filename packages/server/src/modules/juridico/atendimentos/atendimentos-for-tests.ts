/** An office with an agenda, its user, another office, reception and members, for the tests of appointments. Now: Friday 20/11/2026, 12:00. */
import { newId } from '@sede/domain/kernel';
import type { AgendaCompleta } from '@sede/domain/modules/juridico/agendas';
import type { AtendimentoCompleto } from '@sede/domain/modules/juridico/atendimentos';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

/** Whatever an operation of these answers, or refuses with. */
export interface Corpo extends AtendimentoCompleto {
  code: string;
  message: string;
  data: string & { horarios: { id: string; livre: boolean }[]; campos: Record<string, string> };
}

export const DIA = '2026-12-03';

export async function atendimentosApp() {
  const app = await testApp();
  const people = {
    julia: await app.person(['juridico'], { nome: 'Júlia' }),
    vera: await app.person(['visualizador_juridico'], { nome: 'Vera' }),
    rita: await app.person(['visualizador_juridico'], { nome: 'Rita Recepção' }),
    prado: await app.person(['escritorio_juridico'], { nome: 'Paula Prado' }),
    leal: await app.person(['escritorio_juridico'], { nome: 'Leo Leal' }),
  };
  const { julia } = people;
  const office = async (nome: string, user: TestPerson) => {
    const { body } = await julia.rest<{ id: string }>('POST', '/escritorios', { nome, email: 'a@prado.example' });
    await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      newId(),
      user.usuarioId,
      body.id,
    ]);
    return body.id;
  };
  const escritorios = { prado: await office('Prado', people.prado), leal: await office('Leal', people.leal) };
  await app.rows(
    `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
     values (gen_random_uuid(), 'recepcaoJuridica', jsonb_build_array($1::text), now(), now())`,
    [people.rita.email],
  );
  const filiados: string[] = [];
  for (let n = 0; n < 22; n += 1) {
    const id = newId();
    await app.rows(
      `insert into filiados (id, nome_completo, cpf, email, tel_celular, empresa, matricula, situacao_filiado, data_cadastro)
       values ($1, $2, $3, $4, '61999990000', 'SENADO', $5, 'ATIVO', '2020-01-01')`,
      [id, `PESSOA NÚMERO ${n}`, String(52998220000 + n), `p${n}@casa.example`, String(7000 + n)],
    );
    await app.rows(`insert into filiado_periodos (id, filiado_id, inicio) values ($1, $2, '2001-01-01')`, [
      newId(),
      id,
    ]);
    filiados.push(id);
  }

  async function reset() {
    await app.rows('delete from emails');
    await app.rows(
      'truncate atendimento_saidas, atendimento_convites, atendimento_processos, atendimentos_anexos, atendimento_comentarios, atendimento_filiados, agenda_horarios, atendimentos, agendas, contadores_anuais, acessos_dados',
    );
  }

  const { body: objeto } = await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' });
  let processos = 0;
  /** A case of Prado, or of another office; its number is the n-th. */
  async function processo(mais: object = {}, quem = [filiados[0]]) {
    processos += 1;
    const { body } = await julia.rest<{ id: string; numero: string; versao: number }>('POST', '/processos', {
      ...{ tipo: 'Administrativo', tribunalOrgao: 'Senado', dataProtocolo: '2026-03-02', numero: `${processos}/2026` },
      ...{ escritorioId: escritorios.prado, objetoId: objeto.id, filiados: quem, ...mais },
    });
    return body;
  }

  let agendas = 0;
  /** An agenda of Prado, or of another office, with these times on a day. */
  async function agenda(
    faixas: readonly string[],
    {
      data = DIA,
      escritorioId = escritorios.prado,
      ...mais
    }: { data?: string; escritorioId?: string; local?: string | null; ano?: number; tipoAtendimento?: string } = {},
  ) {
    agendas += 1;
    const { body } = await julia.rest<AgendaCompleta>('POST', '/agendas', {
      ...{ escritorioId, ano: 2026, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
      ...{ identificacao: `Dra. ${agendas}`, local: 'Sala 304', ...mais },
      incluir: faixas.map((faixa) => ({ data, inicio: faixa.slice(0, 5), fim: faixa.slice(6) })),
    });
    return { ...body, slots: body.grade.map(({ id }) => id) };
  }
  type Agenda = Awaited<ReturnType<typeof agenda>>;

  const lugar = ({ id, slots }: Agenda, quais: readonly number[], data = DIA) => ({
    agendaId: id,
    data,
    horarios: quais.map((n) => slots[n] ?? ''),
  });
  const book = (place: object, { who = julia, quem = [filiados[0]], ...mais }: Partial<Booking> = {}) =>
    who.rest<Corpo>('POST', '/atendimentos', { lugar: place, filiados: quem, ...mais });
  /** One booked on the first slot of an agenda of its own. */
  async function booked(mais: Partial<Booking> = {}) {
    const one = await agenda(['09:00-09:40', '09:40-10:20', '10:20-11:00', '11:00-11:40']);
    const { body } = await book(lugar(one, [0]), mais);
    return { agenda: one, ...body };
  }
  const act = (verb: string, { id, versao }: { id: string; versao: number }, mais: object = {}, who = julia) =>
    who.rest<Corpo>('POST', `/atendimentos/${id}/${verb}`, { versao, ...mais });
  const edit = ({ id, versao }: { id: string; versao: number }, mais: object, who = julia) =>
    who.rest<Corpo>('PATCH', `/atendimentos/${id}`, { versao, ...mais });
  /** Whose each slot of an agenda is, in the order of the day. */
  const donos = async (agendaId: string) =>
    (
      await app.rows<{ numero: string | null }>(
        `select t.numero from agenda_horarios h left join atendimentos t on t.id = h.atendimento_id
         where h.agenda_id = $1 order by h.data, h.inicio_min, h.id`,
        [agendaId],
      )
    ).map(({ numero }) => numero);

  return { app, ...people, escritorios, filiados, reset, processo, agenda, lugar, book, booked, act, edit, donos };
}

interface Booking {
  who: TestPerson;
  quem: (string | undefined)[];
  descricao: string;
  processoEmCurso: boolean;
  processos: string[];
  anexos: string[];
  confirmarPassado: boolean;
  confirmarCoincidencia: boolean;
}
export type Mundo = Awaited<ReturnType<typeof atendimentosApp>>;
