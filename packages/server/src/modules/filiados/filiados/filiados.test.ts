import { chaveMatricula, type Filiado, type FiliadoListado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gestora: TestPerson;
let editor: TestPerson;
let visita: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  editor = await app.person(['editor_filiado'], { nome: 'Edu Editor' });
  visita = await app.person(['visualizador_usuario'], { nome: 'Vera Visita' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from filiados');
  await app.rows('delete from acessos_dados');
  app.events.length = 0;
});

const HOJE = '2026-11-20';
const CPF = '52998224725';
const OUTRO_CPF = '11144477735';
const dados = (over: object = {}) => ({
  nomeCompleto: 'Maria Helena Duarte de Souza',
  cpf: '529.982.247-25',
  rg: '1204556',
  nomeMae: 'Helena Duarte',
  dataNascimento: '1952-05-08',
  email: 'MHelena52@UOL.com.br',
  empresa: 'SENADO',
  matricula: '24871',
  situacaoFiliado: 'APOSENTADO',
  dataFiliacao: '1998-03-14',
  observacao: 'Prefere carta.',
  ...over,
});
const create = <T = Filiado>(over: object = {}, who = editor) => who.rest<T>('POST', '/filiados', dados(over));
const created = async (over: object = {}) => {
  const answer = await create(over);
  expect(answer.body).toMatchObject({ id: expect.any(String) });
  return answer.body;
};
const act = <T = Filiado>(id: string, verb: string, body: object, who = gestora) =>
  who.rest<T>('POST', `/filiados/${id}/${verb}`, body);
const patch = <T = Filiado>(id: string, body: object, who = editor) => who.rest<T>('PATCH', `/filiados/${id}`, body);
const acessos = () =>
  app.rows('select ato, tela, filiado_nome, usuario_nome, quantidade from acessos_dados order by em, id');

describe('registering', () => {
  it('keeps e-mail in lower case, digits alone, and opens the membership', async () => {
    const filiado = await created({ telCelular: '(61) 99914-2207' });
    expect(filiado).toMatchObject({
      ...{ cpf: CPF, email: 'mhelena52@uol.com.br', matricula: '24871', cadastro: 'FILIADO', idade: 74 },
      ...{ dataFiliacao: '1998-03-14', ultimaFiliacao: null, dataDesfiliacao: null, temConta: true },
    });
    expect(filiado.periodos).toMatchObject([{ inicio: '1998-03-14', fim: null }]);
  });

  it('shows Câmara’s ponto as P - 123 and knows it in every spelling', async () => {
    expect((await created({ empresa: 'CAMARA', matricula: 'p-123' })).matricula).toBe('P - 123');
    const twin = await create<Refusal>({
      cpf: OUTRO_CPF,
      empresa: 'CAMARA',
      matricula: '123',
      nomeCompleto: 'Outra',
      email: 'o@x.com',
    });
    expect(twin).toMatchObject({
      status: 409,
      body: { code: 'filiados.parecido', data: { parecidos: [{ por: 'matricula' }] } },
    });
  });

  it('tells whose a known CPF is, also to the second of two at once', async () => {
    const [one, two] = await Promise.all([
      create<Filiado & Refusal>(),
      create<Filiado & Refusal>({ email: 'b@x.com' }),
    ]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect(won.status).toBe(200);
    expect(lost).toMatchObject({
      status: 409,
      body: {
        code: 'filiados.cpf_cadastrado',
        message: 'CPF já cadastrado: Maria Helena Duarte de Souza (Filiado).',
        data: { existente: { id: won.body.id, cadastro: 'FILIADO' } },
      },
    });
    expect(await app.rows('select 1 from filiados')).toHaveLength(1);
  });

  it.each([
    [{ cpf: '529.982.247-26' }, 'cpf', 'CPF inválido.'],
    [{ cpf: '111.111.111-11' }, 'cpf', 'CPF inválido.'],
    [{ cpf: '5299822472' }, 'cpf', 'CPF inválido.'],
    [{ email: null }, 'email', ' Obrigatório'],
    [{ email: 'sem arroba' }, 'email', 'E-mail inválido'],
    [{ empresa: 'CAMARA', matricula: 'P - ' }, 'matricula', ' Obrigatório'],
    [{ dataFiliacao: '2026-11-21' }, 'dataFiliacao', 'A data não pode ser futura.'],
    [{ sexo: 'Outro' }, 'sexoOutro', ' Obrigatório'],
    [{ telCelular: '(00) 99914-2207' }, 'telCelular', 'Celular inválido.'],
  ])('refuses %o at its field and writes nothing', async (over, campo, message) => {
    const answer = await create<Refusal>(over);
    expect(answer.status).toBe(400);
    expect(answer.body.data?.campos?.[campo]).toBe(message);
    expect(await app.rows('select 1 from filiados')).toEqual([]);
  });

  it('takes somebody without e-mail when that is said', async () => {
    expect((await create({ email: null, semEmail: true })).status).toBe(200);
  });

  it('asks about somebody alike once: the answer is kept', async () => {
    const { id } = await created();
    const body = { cpf: OUTRO_CPF, matricula: '1', email: 'novo@x.com' };
    expect((await create<Refusal>(body)).body).toMatchObject({
      code: 'filiados.parecido',
      data: { parecidos: [{ id, por: 'nome' }] },
    });
    const twin = (await create({ ...body, distintos: [id] })).body;
    expect(
      (await patch(twin.id, { versao: twin.versao, nomeCompleto: 'Maria Helena Duarte de Souza Filha' })).status,
    ).toBe(200);
  });
});

describe('what is restricted', () => {
  it('is masked, and read whole only by an operation that is written down', async () => {
    const { id } = await created();
    const { body } = await visita.rest<Filiado>('GET', `/filiados/${id}`);
    expect(body).toMatchObject({ rg: '•••••', nomeMae: '•••••', observacao: '•••••' });
    expect((await editor.rest<Filiado>('GET', `/filiados/${id}`)).body.observacao).toBe('Prefere carta.');
    const open = await visita.rest<Filiado>('GET', `/filiados/${id}/restritos`);
    expect(open.body).toMatchObject({ rg: '1204556', nomeMae: 'Helena Duarte', observacao: '•••••' });
    expect(await acessos()).toMatchObject([
      { ato: 'abrir', usuario_nome: 'Vera Visita' },
      { ato: 'abrir', usuario_nome: 'Edu Editor' },
      { ato: 'mostrar', usuario_nome: 'Vera Visita', filiado_nome: 'Maria Helena Duarte de Souza' },
    ]);
  });

  it('is written down once for one look, however often the page reads itself again', async () => {
    const { id } = await created();
    await visita.rest('GET', `/filiados/${id}`);
    await visita.rest('GET', `/filiados/${id}/leitura`);
    expect(await acessos()).toHaveLength(1);
  });

  it('stands masked in the history', async () => {
    const filiado = await created();
    await patch(filiado.id, { versao: filiado.versao, rg: '999888777' });
    const { body } = await visita.rest('GET', `/filiados/${filiado.id}/historico`);
    expect(JSON.stringify(body)).not.toMatch(/999888777|1204556|Helena Duarte"|Prefere/);
  });
});

describe('membership', () => {
  it('ends and begins again as periods; the text’s dates follow', async () => {
    const filiado = await created();
    const saiu = await act(filiado.id, 'desfiliar', { versao: filiado.versao, data: '2011-07-10', motivo: 'A pedido' });
    expect(saiu.body).toMatchObject({
      cadastro: 'INATIVO',
      dataDesfiliacao: '2011-07-10',
      pode: { desfiliar: 'ja_desfiliado' },
    });
    const voltou = await act(filiado.id, 'filiar', { versao: saiu.body.versao, data: '2011-07-10' });
    expect(voltou.body).toMatchObject({
      ...{ cadastro: 'FILIADO', dataFiliacao: '1998-03-14', ultimaFiliacao: '2011-07-10', dataDesfiliacao: null },
    });
    expect(voltou.body.periodos).toHaveLength(2);
  });

  it('is one at a time, also of two who act at once', async () => {
    const filiado = await created();
    const body = { versao: filiado.versao, data: HOJE, motivo: 'A pedido' };
    const answers = await Promise.all([act(filiado.id, 'desfiliar', body), act(filiado.id, 'desfiliar', body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.rows('select 1 from filiado_periodos where fim is not null')).toHaveLength(1);
  });

  it('refuses what lies ahead, and an end before the beginning', async () => {
    const { id, versao } = await created();
    const ahead = await act<Refusal>(id, 'desfiliar', { versao, data: '2026-11-21', motivo: 'A pedido' });
    expect(ahead.body.data?.campos).toEqual({ data: 'A data não pode ser futura.' });
    const before = await act<Refusal>(id, 'desfiliar', { versao, data: '1998-03-13', motivo: 'A pedido' });
    expect(before.body).toMatchObject({ code: 'filiados.fim_antes_do_inicio' });
  });

  it('is for gestor_usuario alone', async () => {
    const { id, versao } = await created();
    const answer = await act<Refusal>(id, 'desfiliar', { versao, data: HOJE, motivo: 'A pedido' }, editor);
    expect(answer.status).toBe(403);
  });

  it('makes an open form conflict', async () => {
    const filiado = await created();
    await act(filiado.id, 'desfiliar', { versao: filiado.versao, data: HOJE, motivo: 'A pedido' });
    const late = await patch<Refusal>(filiado.id, { versao: filiado.versao, cidade: 'Brasília' });
    expect(late).toMatchObject({ status: 409, body: { code: 'plataforma.versao_conflito' } });
  });

  it('death ends it, makes INATIVO, and its undoing gives back what stood before', async () => {
    const filiado = await created({ situacaoFiliado: 'PENSIONISTA' });
    const morto = await act(filiado.id, 'registrar-falecimento', {
      versao: filiado.versao,
      dataFalecimento: '2026-11-01',
    });
    expect(morto.body).toMatchObject({
      falecido: true,
      situacaoFiliado: 'INATIVO',
      dataDesfiliacao: HOJE,
      dataFalecimento: '2026-11-01',
    });
    const vivo = await act(filiado.id, 'desfazer-falecimento', { versao: morto.body.versao });
    expect(vivo.body).toMatchObject({
      falecido: false,
      situacaoFiliado: 'PENSIONISTA',
      cadastro: 'FILIADO',
      dataFalecimento: null,
    });
  });

  it('unmarking a death does not reopen what had ended before it', async () => {
    const filiado = await created();
    const saiu = await act(filiado.id, 'desfiliar', { versao: filiado.versao, data: '2020-01-01', motivo: 'A pedido' });
    const morto = await act(filiado.id, 'registrar-falecimento', { versao: saiu.body.versao, dataFalecimento: null });
    const vivo = await act(filiado.id, 'desfazer-falecimento', { versao: morto.body.versao });
    expect(vivo.body).toMatchObject({ cadastro: 'INATIVO', dataDesfiliacao: '2020-01-01' });
  });

  it('from INATIVO asks the situação', async () => {
    const filiado = await created();
    const morto = await act(filiado.id, 'registrar-falecimento', { versao: filiado.versao, dataFalecimento: null });
    expect((await act<Refusal>(filiado.id, 'filiar', { versao: morto.body.versao, data: HOJE })).body.code).toBe(
      'filiados.estado',
    );
    await app.rows(`update filiados set falecido = false, data_falecimento = null where id = '${filiado.id}'`);
    const { versao } = (await gestora.rest<Filiado>('GET', `/filiados/${filiado.id}`)).body;
    expect((await act<Refusal>(filiado.id, 'filiar', { versao, data: HOJE })).body.data?.campos).toEqual({
      situacao: ' Obrigatório',
    });
    expect((await act(filiado.id, 'filiar', { versao, data: HOJE, situacao: 'APOSENTADO' })).status).toBe(200);
  });

  it('a return on the day of leaving is taken back with the leaving’s own undo', async () => {
    const filiado = await created();
    const saiu = await act(filiado.id, 'desfiliar', { versao: filiado.versao, data: '2026-11-19', motivo: 'A pedido' });
    const volta = await act(filiado.id, 'desfazer-desfiliacao', { versao: saiu.body.versao });
    expect(volta.body).toMatchObject({ cadastro: 'FILIADO', ultimaFiliacao: null });
    expect(volta.body.periodos).toHaveLength(1);
  });
});

describe('the database', () => {
  it('refuses a second open period and one that overlaps', async () => {
    const { id } = await created();
    const insert = (inicio: string, fim: string | null) =>
      app.rows(
        `insert into filiado_periodos (id, filiado_id, inicio, fim) values (gen_random_uuid(), '${id}', '${inicio}', ${fim ? `'${fim}'` : 'null'})`,
      );
    await expect(insert('2000-01-01', null)).rejects.toThrow(/filiado_periodos/);
    await expect(insert('1990-01-01', '1999-01-01')).rejects.toThrow(/filiado_periodos_um_por_vez/);
    await insert('1990-01-01', '1998-03-14');
  });

  it('does not raise the version for what the program alone writes', async () => {
    const { id, versao } = await created();
    await app.rows(`update filiados set valor_pago = 18740 where id = '${id}'`);
    expect(await app.rows(`select versao, valor_pago from filiados where id = '${id}'`)).toMatchObject([
      { versao, valor_pago: 18740 },
    ]);
    expect((await patch(id, { versao, cidade: 'Brasília' })).status).toBe(200);
  });
});

describe('the list', () => {
  const names = async (query: string) =>
    (await visita.rest<{ itens: FiliadoListado[] }>('GET', `/filiados${query}`)).body.itens.map((f) => f.nomeCompleto);

  it('finds by names, initials, CPF, matrícula, e-mail and digits of a phone', async () => {
    await created({ telCelular: '61999142207' });
    await created({
      cpf: OUTRO_CPF,
      nomeCompleto: 'Paulo Ézio Lima',
      email: 'p@x.com',
      matricula: '7',
      dataNascimento: '1990-01-01',
    });
    for (const busca of ['maria souza', 'mhds', '529.982', '24871', 'uol', '99142207']) {
      expect(await names(`?busca=${encodeURIComponent(busca)}`), busca).toEqual(['Maria Helena Duarte de Souza']);
    }
    expect(await names('')).toEqual(['Maria Helena Duarte de Souza', 'Paulo Ézio Lima']);
    expect(await names('?idadeDe=36&idadeAte=36')).toEqual(['Paulo Ézio Lima']);
    expect(await names('?comCelular=nao')).toEqual(['Paulo Ézio Lima']);
  });

  it('tells who was a member on a day: the day of leaving is not one', async () => {
    const f = await created();
    await act(f.id, 'desfiliar', { versao: f.versao, data: '2011-07-10', motivo: 'A pedido' });
    expect(await names('?eraFiliadoEm=2011-07-09')).toHaveLength(1);
    expect(await names('?eraFiliadoEm=2011-07-10')).toEqual([]);
    expect(await names('?eraFiliadoEm=1998-03-14')).toHaveLength(1);
    expect(await names('?cadastro=INATIVO')).toHaveLength(1);
    expect(await names('?cadastro=FILIADO')).toEqual([]);
  });
});

describe('deletion', () => {
  it('takes periods and files along and stays in the trail', async () => {
    const { id, versao } = await created();
    expect((await gestora.rest('DELETE', `/filiados/${id}`, { versao })).status).toBe(200);
    expect(await app.rows('select 1 from filiado_periodos')).toEqual([]);
    expect(
      await app.rows(
        `select 1 from auditoria where registro_id = '${id}' and acao = 'excluir' and tabela = 'filiados'`,
      ),
    ).toHaveLength(1);
  });
});

describe('one key for a matrícula', () => {
  it('is the same in the database and in the program', async () => {
    const typed = ['P - 123', 'P-0123', 'p123', '00', '24.871-3', 'PX1', ' - ', 'P', 'P0', 'Pó-1', '0P1', 'p - 00a'];
    const rows = await app.rows(
      `select t, sede.chave_matricula(t) as chave from unnest(array[${typed.map((t) => `'${t}'`).join(',')}]) t`,
    );
    expect(rows).toEqual(typed.map((t) => ({ t, chave: chaveMatricula(t) })));
  });
});

describe('the spreadsheet', () => {
  it('has what the filter finds, nothing restricted, and is written down once with its count', async () => {
    await created({ nomeCompleto: '=1+1' });
    await created({
      cpf: OUTRO_CPF,
      empresa: 'TCU',
      matricula: '9',
      email: 'x@y.com',
      dataNascimento: '1990-01-01',
      nomeCompleto: 'Zé',
    });
    const relator = await app.person(['relatorios']);
    const csv = await relator.rest('GET', '/filiados/exportar?formato=csv&casa=SENADO');
    const text = csv.bytes.toString('utf8');
    expect(text).toContain("'=1+1");
    expect(text).not.toMatch(/Zé|1204556|Helena Duarte/);
    expect(await acessos()).toMatchObject([{ ato: 'exportar', quantidade: 1, filiado_nome: null }]);
    const log = await app.rows("select arquivo from logs_usuario where tipo = 'report_download'");
    expect(log).toEqual([{ arquivo: 'filiados.csv' }]);
  });
});

describe('what a record may say', () => {
  it('takes nobody who is yet to be born, today alone', async () => {
    const amanha = await create<Refusal>({ dataNascimento: '2026-11-21' });
    expect(amanha.body.data?.campos).toEqual({ dataNascimento: 'A data não pode ser futura.' });
    const filiado = await created({ dataNascimento: HOJE });
    const later = await patch<Refusal>(filiado.id, { versao: filiado.versao, dataNascimento: '2027-01-01' });
    expect(later.body.data?.campos).toEqual({ dataNascimento: 'A data não pode ser futura.' });
  });

  it('knows the titular of a pensioner, who is neither unknown nor themselves', async () => {
    const { id, versao } = await created();
    const other = await created({ cpf: OUTRO_CPF, email: 'outro@uol.com.br', matricula: '2', nomeCompleto: 'Outra' });
    expect((await patch<Refusal>(id, { versao, titularId: id })).body.data?.campos).toHaveProperty('titularId');
    expect((await patch(id, { versao, titularId: '0199a1b2-0000-7000-8000-000000000000' })).status).toBe(404);
    expect((await patch(id, { versao, titularId: other.id })).body.nomeTitular).toBe('Outra');
  });

  it('changes its house with the number there alone', async () => {
    const { id, versao } = await created();
    const kept = await patch<Refusal>(id, { versao, empresa: 'TCU' });
    expect([kept.status, kept.body.data?.campos]).toEqual([400, { matricula: ' Obrigatório' }]);
    const { body } = await patch(id, { versao, empresa: 'CAMARA', matricula: '55' });
    expect(body).toMatchObject({ empresa: 'CAMARA', matricula: 'P - 55' });
    expect((await patch(id, { versao: body.versao, empresa: 'CAMARA', ramal: '1' })).status).toBe(200);
  });

  it('leaves the dead INATIVO until the death is unmarked', async () => {
    const { id, versao } = await created();
    const dead = await act(id, 'registrar-falecimento', { versao, dataFalecimento: null });
    const answer = await patch<Refusal>(id, { versao: dead.body.versao, situacaoFiliado: 'ATIVO' });
    expect([answer.status, answer.body.data?.campos]).toEqual([400, { situacaoFiliado: 'O filiado faleceu.' }]);
  });

  it('stands in the system’s trail with what is restricted masked: that it changed, not to what', async () => {
    const { id, versao } = await created();
    await patch(id, { versao, rg: '7654321', ramal: '77' });
    const keeper = await app.person(['gestor_sistema']);
    const path = `/auditoria?modulo=filiados&registro=${id}`;
    const trail = (await keeper.rest<{ itens: { tipo: string; mudancas: object[] }[] }>('GET', path)).body;
    expect(JSON.stringify(trail)).not.toMatch(/1204556|7654321|Helena Duarte"|Prefere carta/);
    expect(trail.itens.flatMap(({ mudancas }) => mudancas)).toContainEqual({
      ...{ campo: 'rg', rotulo: 'RG', de: '•••••', para: '•••••' },
    });
  });
});
