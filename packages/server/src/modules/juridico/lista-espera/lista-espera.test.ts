/** Who waits, whose list it is, what fits, and that a booking takes the member off or leaves them there, as a whole. */
import { newId } from '@sede/domain/kernel';
import type { Espera } from '@sede/domain/modules/juridico/lista-espera';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

const DIA = '2026-12-03';

let app: TestApp;
let julia: TestPerson;
let rita: TestPerson;
let vera: TestPerson;
let elias: TestPerson;
let prado: string;
let leal: string;
const filiados: string[] = [];

beforeAll(async () => {
  app = await testApp();
  julia = await app.person(['juridico']);
  rita = await app.person(['visualizador_juridico']);
  vera = await app.person(['visualizador_juridico']);
  elias = await app.person(['escritorio_juridico']);
  await app.rows(
    `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
     values (gen_random_uuid(), 'recepcaoJuridica', jsonb_build_array($1::text), now(), now())`,
    [rita.email],
  );
  const office = async (nome: string) =>
    (await julia.rest<{ id: string }>('POST', '/escritorios', { nome, email: 'a@b.example' })).body.id;
  prado = await office('Prado');
  leal = await office('Leal');
  for (let n = 0; n < 4; n += 1) {
    const id = newId();
    await app.rows(
      `insert into filiados (id, nome_completo, cpf, email, tel_celular, empresa, matricula, situacao_filiado, data_cadastro)
       values ($1, $2, $3, $4, '61999990000', 'SENADO', $5, 'ATIVO', '2020-01-01')`,
      [id, `PESSOA NÚMERO ${n}`, String(52998220000 + n), `p${n}@casa.example`, String(7000 + n)],
    );
    const fim = n === 3 ? '2020-01-01' : null;
    await app.rows(`insert into filiado_periodos (id, filiado_id, inicio, fim) values ($1, $2, '2001-01-01', $3)`, [
      ...[newId(), id, fim],
    ]);
    filiados.push(id);
  }
}, 60_000);
afterAll(() => app.close());
beforeEach(() =>
  app.rows(
    'truncate lista_espera, atendimento_filiados, agenda_horarios, atendimentos, agendas, contadores_anuais cascade',
  ),
);

const espera = (n: number, mais: object = {}, who = julia) =>
  who.rest<Espera & { code: string; data: { campos: Record<string, string> } }>('POST', '/lista-espera', {
    ...{ filiadoId: filiados[n], escritorioId: null, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
    ...{ de: '2026-11-20', ate: '2026-12-31', ...mais },
  });
const lista = async (query = '') =>
  (await julia.rest<{ itens: Espera[] }>('GET', `/lista-espera${query}`)).body.itens.map(
    ({ nomeFiliado, nomeEscritorio, cabe }) => [nomeFiliado, nomeEscritorio, cabe],
  );
async function agenda(escritorioId: string, mais: object = {}) {
  const { body } = await julia.rest<{ id: string; grade: { id: string }[] }>('POST', '/agendas', {
    ...{ escritorioId, ano: 2026, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', ...mais },
    incluir: [
      { data: DIA, inicio: '09:00', fim: '09:40' },
      { data: DIA, inicio: '10:00', fim: '10:40' },
    ],
  });
  return body;
}
const book = (de: { id: string; grade: { id: string }[] }, slot: number, quem: number[]) =>
  julia.rest<{ code: string }>('POST', '/atendimentos', {
    lugar: { agendaId: de.id, data: DIA, horarios: [de.grade[slot]?.id] },
    filiados: quem.map((n) => filiados[n]),
  });

describe('the list', () => {
  it('is kept by the Jurídico role and by the reception; to whoever only reads it is empty, offices have none', async () => {
    const { body } = await espera(0, {}, rita);
    const quantos = async (who: TestPerson) =>
      (await who.rest<{ total: number }>('GET', '/lista-espera/totais')).body.total;
    expect([await quantos(julia), await quantos(rita), await quantos(vera)]).toEqual([1, 1, 0]);
    expect((await vera.rest('GET', `/lista-espera/${body.id}`)).status).toBe(404);
    expect((await espera(1, {}, vera)).status).toBe(403);
    expect((await vera.rest('PATCH', `/lista-espera/${body.id}`, { versao: 1, nota: 'x' })).status).toBe(404);
    expect((await vera.rest('DELETE', `/lista-espera/${body.id}`, { versao: 1 })).status).toBe(404);
    for (const path of ['/lista-espera', '/lista-espera/totais', `/lista-espera/${body.id}`])
      expect([path, (await elias.rest('GET', path)).status]).toEqual([path, 403]);
  });

  it('takes current members only, once for each service and office, on days in their order', async () => {
    expect((await espera(3)).body.data.campos).toEqual({ filiadoId: 'Só entra na lista quem é filiado.' });
    expect((await espera(0, { ate: '2026-11-01' })).body.data.campos).toEqual({
      ate: 'A data final não pode ser anterior à data inicial!',
    });
    expect((await espera(0)).status).toBe(200);
    expect(await espera(0)).toMatchObject({ status: 409, body: { code: 'lista-espera.repetido' } });
    expect((await espera(0, { escritorioId: prado })).status).toBe(200);
    expect((await espera(0, { tipoServico: 'Contábil' })).status).toBe(200);
  });

  it('is changed, with the version that was seen, and somebody is taken off', async () => {
    const { body } = await espera(0);
    const mudada = await julia.rest<Espera>('PATCH', `/lista-espera/${body.id}`, { versao: 1, escritorioId: leal });
    expect(mudada.body).toMatchObject({ nomeEscritorio: 'Leal', versao: 2 });
    expect((await julia.rest('PATCH', `/lista-espera/${body.id}`, { versao: 1, nota: 'x' })).status).toBe(409);
    const cruzada = await julia.rest('PATCH', `/lista-espera/${body.id}`, { versao: 2, ate: '2026-11-01' });
    expect(cruzada.status).toBe(400);
    expect((await julia.rest('DELETE', `/lista-espera/${body.id}`, { versao: 2 })).status).toBe(200);
    expect(await lista()).toEqual([]);
  });

  it('somebody taken off a moment ago is put back by whoever did it, while that one still keeps the list', async () => {
    const act = (n: number) => ({ operacao: 'listaEspera.remove', chave: `k${n}` });
    const takeOff = async (n: number) => {
      const { body } = await espera(n, {}, rita);
      const key = { 'idempotency-key': `k${n}` };
      expect((await rita.rest('DELETE', `/lista-espera/${body.id}`, { versao: 1 }, key)).status).toBe(200);
      return body.id;
    };
    const id = await takeOff(0);
    expect(await rita.rest('POST', '/atos/desfazer', act(0))).toMatchObject({ status: 200, body: { feitas: [id] } });
    expect((await rita.rest('GET', `/lista-espera/${id}`)).status).toBe(200);
    await takeOff(1);
    await app.rows(`update configuracoes set valor = '[]' where chave = 'recepcaoJuridica'`);
    const refused = await rita.rest('POST', '/atos/desfazer', act(1));
    await app.rows(`update configuracoes set valor = jsonb_build_array($1::text) where chave = 'recepcaoJuridica'`, [
      rita.email,
    ]);
    expect(refused.status).toBe(404);
    expect(await lista()).toHaveLength(1);
  });

  it('says who fits a free time: of that type, service, office and days, neither taken nor blocked', async () => {
    const um = await agenda(prado);
    await espera(0);
    await espera(1, { escritorioId: leal });
    await espera(2, { ate: '2026-12-02' });
    await espera(1, { tipoServico: 'Contábil' });
    expect(await lista('?cabe=sim')).toEqual([['Pessoa Número 0', null, DIA]]);
    expect((await lista('?cabe=nao')).map(([, , cabe]) => cabe)).toEqual([null, null, null]);
    // An office's list has those who would go to any.
    expect((await lista(`?escritorio=${leal}`)).length).toBe(4);
    expect((await lista(`?escritorio=${prado}`)).length).toBe(3);
    await julia.rest('POST', `/agendas/${um.id}/bloquear`, {
      ...{ versao: 1, horarios: um.grade.map(({ id }) => id), motivo: 'Férias' },
    });
    expect(await lista('?cabe=sim')).toEqual([]);
  });

  it('says that nobody fits a time of an office that is disabled', async () => {
    const { body } = await julia.rest<{ id: string }>('POST', '/escritorios', { nome: 'Fecha', email: 'f@f.example' });
    await agenda(body.id);
    await espera(0);
    expect(await lista('?cabe=sim')).toHaveLength(1);
    expect((await julia.rest('POST', `/escritorios/${body.id}/desabilitar`, { versao: 1 })).status).toBe(200);
    expect(await lista('?cabe=sim')).toEqual([]);
  });
});

describe('a booking', () => {
  it('takes its members off, of that service alone', async () => {
    const um = await agenda(prado);
    await espera(0);
    await espera(0, { escritorioId: leal });
    await espera(1);
    await espera(2);
    await espera(1, { tipoServico: 'Contábil' });
    expect((await book(um, 0, [0, 1])).status).toBe(200);
    const ficam = await app.rows(
      `select f.nome_completo as nome, l.tipo_servico as servico from lista_espera l join filiados f on f.id = l.filiado_id
       order by 1`,
    );
    expect(ficam).toEqual([
      { nome: 'PESSOA NÚMERO 1', servico: 'Contábil' },
      { nome: 'PESSOA NÚMERO 2', servico: 'Jurídico' },
    ]);
  });

  it('that is refused leaves them there', async () => {
    const um = await agenda(prado);
    await book(um, 0, [1]);
    await espera(0);
    expect((await book(um, 0, [0])).body.code).toBe('atendimentos.horario_ocupado');
    expect(await lista()).toHaveLength(1);
    // Of two at once for one time, the one who has it waits no more, the other one does.
    await espera(2);
    const answers = await Promise.all([book(um, 1, [0]), book(um, 1, [2])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const ganhou = answers[0]?.status === 200 ? 0 : 2;
    expect((await lista()).map(([nome]) => nome)).toEqual([`Pessoa Número ${ganhou === 0 ? 2 : 0}`]);
  });
});

it('an office that is transferred hands over who waits for it', async () => {
  const [de, para] = [prado, leal];
  await espera(0, { escritorioId: de });
  await espera(1, { escritorioId: de });
  await espera(1, { escritorioId: para });
  await espera(2);
  const { status } = await julia.rest('POST', `/escritorios/${de}/transferir`, {
    ...{ versao: 1, destinoId: para, comAgendas: false },
  });
  expect(status).toBe(200);
  expect((await lista()).map(([nome, escritorio]) => [nome, escritorio])).toEqual([
    ['Pessoa Número 0', 'Leal'],
    ['Pessoa Número 1', 'Leal'],
    ['Pessoa Número 2', null],
  ]);
});
