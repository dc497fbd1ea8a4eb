/** Disabling with the users' access, the history question, the counts before both. */
import type { Escritorio, Ligacoes } from '@sede/domain/modules/juridico/escritorios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escritoriosApp, type Mundo } from './escritorios-for-tests.ts';

let m: Mundo;
beforeAll(async () => {
  m = await escritoriosApp();
}, 60_000);
afterAll(() => m.app.close());

const ligacoes = async (id: string) => (await m.julia.rest<Ligacoes>('GET', `/escritorios/${id}/ligacoes`)).body;

describe('disabling an office', () => {
  const users = async (escritorio: string, outro: string) => {
    const [so, dois, também] = [
      await m.app.person(['escritorio_juridico'], { nome: 'Só daqui' }),
      await m.app.person(['escritorio_juridico'], { nome: 'De dois' }),
      await m.app.person(['escritorio_juridico', 'filiado'], { nome: 'Também filiada' }),
    ];
    for (const quem of [so, dois, também]) await m.link(quem, escritorio);
    await m.link(dois, outro);
    return { so, dois, também };
  };
  const contas = () =>
    m.app.rows<{ nome: string; desabilitado: boolean; motivo: string | null; escritorios: number }>(
      `select u.nome, u.desabilitado, u.desabilitado_motivo as motivo,
         (select count(*)::int from usuarios_escritorios e where e.usuario_id = u.id) as escritorios
       from usuarios u where u.nome in ('Só daqui', 'De dois', 'Também filiada') order by u.nome`,
    );

  it('ends its users’ access where asked: the account of who has nothing else, the office of everybody else', async () => {
    const [fecha, outro] = [await m.office('Fecha'), await m.office('Segue')];
    const { so, dois } = await users(fecha, outro);
    expect((await ligacoes(fecha)).usuarios).toEqual([
      { nome: 'De dois', perde: 'vinculo' },
      { nome: 'Só daqui', perde: 'conta' },
      { nome: 'Também filiada', perde: 'vinculo' },
    ]);
    const { body } = await m.julia.rest<Escritorio>('POST', `/escritorios/${fecha}/desabilitar`, {
      ...{ versao: 1, encerrarAcesso: true },
    });
    expect(body.desabilitado).toBe(true);
    expect(await contas()).toEqual([
      { nome: 'De dois', desabilitado: false, motivo: null, escritorios: 1 },
      { nome: 'Só daqui', desabilitado: true, motivo: 'Escritório Fecha desabilitado', escritorios: 1 },
      { nome: 'Também filiada', desabilitado: false, motivo: null, escritorios: 0 },
    ]);
    expect((await so.rest('GET', '/juridico/painel/processos')).status).toBe(401);
    expect((await dois.rest('GET', '/juridico/painel/processos')).status).toBe(200);
  });

  it('leaves them as they are otherwise', async () => {
    await m.app.rows(`update usuarios set nome = 'x' where nome in ('Só daqui', 'De dois', 'Também filiada')`);
    const [fecha, outro] = [await m.office('Fecha 2'), await m.office('Segue 2')];
    await users(fecha, outro);
    await m.julia.rest('POST', `/escritorios/${fecha}/desabilitar`, { versao: 1 });
    expect((await contas()).map(({ desabilitado, escritorios }) => [desabilitado, escritorios])).toEqual([
      ...[
        [false, 2],
        [false, 1],
        [false, 1],
      ],
    ]);
  });
});

it('a changed name goes where asked, to what is open; what is closed keeps the name that it had', async () => {
  const id = await m.office('Velho Nome');
  const agenda = await m.agenda(id, 3);
  const [vem, cancelado] = [(await m.book(agenda, 0)).body, (await m.book(agenda, 1)).body];
  await m.julia.rest('POST', `/atendimentos/${cancelado.id}/cancelar`, { versao: 1, motivo: 'Engano' });
  const { body: corre } = await m.processo(id, '1/2026');
  const { body: encerrado } = await m.processo(id, '2/2026');
  await m.julia.rest('POST', `/processos/${encerrado.id}/encerrar`, { versao: 1 });
  expect((await ligacoes(id)).desatualizados).toEqual({ atendimentos: 0, processos: 0 });
  await m.julia.rest('PATCH', `/escritorios/${id}`, { versao: 1, nome: 'Novo Nome', email: 'novo@b.example' });
  expect(await ligacoes(id)).toMatchObject({
    atendimentos: { abertos: 1, encerrados: 1 },
    processos: { abertos: 1, encerrados: 1 },
    desatualizados: { atendimentos: 1, processos: 1 },
    agendas: 1,
  });
  const atualizar = async (onde: string) =>
    (await m.julia.rest('POST', `/escritorios/${id}/atualizar-historico`, { versao: 2, onde })).body;
  expect(await atualizar('atendimentos')).toEqual({ mudados: 1 });
  const nomes = async (tabela: string, ids: string[]) =>
    (
      await m.app.rows<{ nome: string; email: string }>(
        `select escritorio_nome as nome, escritorio_email as email from ${tabela} where id = any($1::uuid[])
         order by array_position($1::uuid[], id)`,
        [ids],
      )
    ).map(({ nome, email }) => `${nome} ${email}`);
  const [novo, velho] = ['Novo Nome novo@b.example', 'Velho Nome velhonome@b.example'];
  expect(await nomes('atendimentos', [vem.id, cancelado.id])).toEqual([novo, velho]);
  expect(await nomes('processos_juridicos', [corre.id, encerrado.id])).toEqual([velho, velho]);
  expect(await atualizar('processos')).toEqual({ mudados: 1 });
  expect(await nomes('processos_juridicos', [corre.id, encerrado.id])).toEqual([novo, velho]);
  expect(await atualizar('processos')).toEqual({ mudados: 0 });
});
