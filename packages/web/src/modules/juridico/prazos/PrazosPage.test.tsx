import { platformErrors, podeDe } from '@sede/domain/kernel';
import { prazosErrors } from '@sede/domain/modules/juridico/prazos';
import { describe, expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  readingOf,
  rowMenu,
  screen,
  show,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { PrazosDoProcesso } from './PrazosDoProcesso.tsx';
import { prazosModule } from './prazos.routes.tsx';
import { JULIA, PROCESSO, prazo } from './prazos-for-tests.ts';

const REGRAS = {
  feriados: { doPeriodo: () => ({ itens: [] }) },
  processos: { options: () => ({ itens: [PROCESSO] }) },
};
const openPage = (
  prazos: Handlers['prazos'] = {},
  more: { as?: 'juridico' | 'escritorio_juridico' | 'visualizador_juridico'; phone?: boolean; search?: string } = {},
) =>
  openAt(`/juridico/prazos${more.search ?? ''}`, prazosModule.routes, {
    as: [more.as ?? 'juridico'],
    ...(more.phone && { phone: true }),
    contract: {
      ...REGRAS,
      prazos: {
        list: () => pageOf([prazo()]),
        reading: () => readingOf(prazo()),
        get: () => prazo(),
        history: () => historyOf([]),
        recalculos: () => ({ itens: [] }),
        responsaveis: () => ({ itens: [JULIA] }),
        ...prazos,
      },
    },
  });
const ABERTA = `?registro=${prazo().id}`;
const panel = async () => within(await screen.findByRole('complementary', { name: 'Réplica' }));

describe('the list of deadlines', () => {
  it('shows those that run, and says which are late or end today', async () => {
    const { asked } = await openPage({
      list: () =>
        pageOf([
          prazo({ id: '0198c0de-0000-7000-8000-000000000002', titulo: 'Recurso', vencimento: '2026-11-20' }),
          prazo({ id: '0198c0de-0000-7000-8000-000000000003', titulo: 'Embargos', vencimento: '2026-11-21' }),
          prazo(),
        ]),
    });
    await screen.findByRole('row', { name: /20\/11\/2026.*Recurso.*1023344.*Prado.*Júlia.*Atrasado/ });
    screen.getByRole('row', { name: /Embargos.*Vence hoje/ });
    screen.getByRole('row', { name: /23\/11\/2026.*Réplica.*Aberto/ });
    expect(asked('prazos.list').at(-1)).toMatchObject({ estado: ['Aberto'] });
    await expectNoViolations();
  });

  it('takes the days of its address; empty says what comes here; a failure is a failure', async () => {
    const { asked, unmount } = await openPage(
      { list: () => pageOf([]) },
      { search: '?estado=Aberto&vencimento=2026-11-21..2026-11-24' },
    );
    await screen.findByRole('button', { name: 'Novo prazo' });
    await waitFor(() =>
      expect(asked('prazos.list').at(-1)).toMatchObject({ vencimentoDe: '2026-11-21', vencimentoAte: '2026-11-24' }),
    );
    unmount();
    await openPage({
      list: () => {
        throw platformErrors.interno();
      },
    });
    await screen.findByRole('button', { name: 'Tentar novamente' });
  });

  it('on a phone is cards', async () => {
    await openPage({}, { phone: true });
    await screen.findByRole('button', { name: 'Réplica' });
    await expectNoViolations();
  });

  it('gives whoever only reads no way to act', async () => {
    await openPage({}, { as: 'visualizador_juridico' });
    await screen.findByRole('row', { name: /Réplica/ });
    expect(screen.queryByRole('button', { name: 'Novo prazo' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
  });
});

describe('a new deadline', () => {
  it('is counted as it is typed, with the days passed by; the case brings its way of counting', async () => {
    const { user, asked } = await openPage({ create: () => prazo() });
    await user.click(await screen.findByRole('button', { name: 'Novo prazo' }));
    const drawer = await screen.findByRole('dialog', { name: 'Novo prazo' });
    await choose(user, drawer, 'Processo', PROCESSO.numero, '1023344');
    await fill(user, drawer, 'Prazo', 'Réplica');
    await choose(user, drawer, 'Responsável', 'Júlia');
    await waitFor(() =>
      expect(within(drawer).getByRole('radio', { name: 'dias úteis' })).toHaveProperty('checked', true),
    );
    await fill(user, drawer, 'Publicação', '13/11/2026');
    await fill(user, drawer, 'Dias', '5');
    const conta = within(await within(drawer).findByRole('region', { name: 'Contagem do prazo' }));
    expect(conta.getByRole('status').textContent).toBe(
      'Vence em 23/11/2026, segunda-feira · Começa a contar em 16/11/2026',
    );
    conta.getByText('20/11/2026 · Consciência Negra');
    conta.getByText('2 fins de semana');
    conta.getByText('Confira no diário oficial.');
    await expectNoViolations();
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await findNotice('Prazo salvo com sucesso!');
    expect(asked('prazos.create')).toMatchObject([
      {
        ...{ processoId: PROCESSO.id, titulo: 'Réplica', responsavelId: JULIA.id, tipoContagem: 'dias úteis' },
        ...{ publicacao: '2026-11-13', dias: 5 },
      },
    ]);
  });

  it('says as missing whatever it marks as required, before and after its count is chosen', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Novo prazo' }));
    const drawer = await screen.findByRole('dialog', { name: 'Novo prazo' });
    const falta = () => within(drawer).getByText(/^\d campos a preencher$/).textContent;
    await fill(user, drawer, 'Prazo', 'Réplica');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    for (const campo of ['Processo', 'Responsável', 'Publicação', 'Dias'])
      expect([campo, fieldError(drawer, campo)]).toEqual([campo, 'Obrigatório']);
    expect(falta()).toBe('5 campos a preencher');
    await user.click(within(drawer).getByRole('radio', { name: 'dias corridos' }));
    expect(falta()).toBe('4 campos a preencher');
    await user.click(within(drawer).getByRole('radio', { name: 'data certa' }));
    expect(falta()).toBe('3 campos a preencher');
  });

  it('of a fixed day asks for the day, and says when nobody works on it', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Novo prazo' }));
    const drawer = await screen.findByRole('dialog', { name: 'Novo prazo' });
    await fill(user, drawer, 'Prazo', 'Audiência');
    await user.click(within(drawer).getByRole('radio', { name: 'data certa' }));
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(fieldError(drawer, 'Vencimento')).toBe('Obrigatório'));
    await fill(user, drawer, 'Vencimento', '29/11/2026');
    await within(drawer).findByText('Neste dia não há expediente (Fim de semana).');
  });
});

describe('a deadline in its panel', () => {
  it('is met with what was done, cancelled with a reason, changed', async () => {
    const { user, asked } = await openPage(
      {
        cumprir: () => prazo({ estado: 'Cumprido' }),
        cancelar: () => prazo({ estado: 'Cancelado' }),
        update: () => prazo(),
      },
      { search: ABERTA },
    );
    const opened = await panel();
    await opened.findByText('5 dias úteis');
    expect(opened.getByRole('link', { name: 'Abrir o processo' }).getAttribute('href')).toBe(
      `/juridico/processos/${PROCESSO.id}`,
    );
    await expectNoViolations();
    await user.click(opened.getByRole('button', { name: 'Cumprir' }));
    const question = await screen.findByRole('dialog', { name: 'Confirma o cumprimento do prazo Réplica?' });
    expect(within(question).getByRole('button', { name: 'Cumprir' })).toHaveProperty('disabled', true);
    await user.type(within(question).getByLabelText(/O que foi feito/), 'Protocolado.');
    await user.click(within(question).getByRole('button', { name: 'Cumprir' }));
    await findNotice('Prazo cumprido com sucesso!');
    expect(asked('prazos.cumprir')).toEqual([{ id: prazo().id, versao: 2, nota: 'Protocolado.' }]);
    await rowMenu(user, 'Réplica', 'Cancelar prazo');
    const cancel = await screen.findByRole('dialog', { name: 'Confirma o cancelamento do prazo Réplica?' });
    await user.type(within(cancel).getByLabelText(/Motivo/), 'Sem efeito.');
    await user.click(within(cancel).getByRole('button', { name: 'Cancelar prazo' }));
    await waitFor(() =>
      expect(asked('prazos.cancelar')).toEqual([{ id: prazo().id, versao: 2, motivo: 'Sem efeito.' }]),
    );
  });

  it('that ended meanwhile says so in the question', async () => {
    const { user } = await openPage(
      {
        cumprir: () => {
          throw prazosErrors.estado({ values: { estado: 'Cancelado' } });
        },
      },
      { search: ABERTA },
    );
    await user.click(await (await panel()).findByRole('button', { name: 'Cumprir' }));
    const question = await screen.findByRole('dialog', { name: /Confirma o cumprimento/ });
    await user.type(within(question).getByLabelText(/O que foi feito/), 'x');
    await user.click(within(question).getByRole('button', { name: 'Cumprir' }));
    await within(question).findByText('A situação mudou para Cancelado. Atualize a página.');
  });

  it('that ended shows how, its buttons why not', async () => {
    const fim = prazo({
      ...{ estado: 'Cumprido', nota: 'Protocolado.', encerradoEm: '2026-11-20T13:00:00Z', encerradoPor: 'Elias' },
      ...{ responsavelSemAcesso: true },
      pode: podeDe({ editar: 'cumprido', cumprir: 'cumprido', cancelar: 'so_consulta' }),
    });
    await openPage({ list: () => pageOf([fim]), reading: () => readingOf(fim) }, { search: ABERTA });
    const opened = await panel();
    await opened.findByText('Protocolado.');
    opened.getByText('20/11/2026 10:00');
    opened.getByText(/os avisos vão para o escritório/);
    expect(opened.getByRole('button', { name: 'Cumprir' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('a change of its title alone sends nothing of its count', async () => {
    const { user, asked } = await openPage({ update: () => prazo() }, { search: '' });
    await screen.findByRole('row', { name: /Réplica/ });
    await rowMenu(user, 'Réplica', 'Editar');
    const drawer = await screen.findByRole('dialog', { name: 'Editar prazo' });
    await fill(user, drawer, 'Prazo', 'Tréplica');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await findNotice('Prazo salvo com sucesso!');
    expect(asked('prazos.update')).toEqual([{ id: prazo().id, versao: 2, titulo: 'Tréplica' }]);
  });
});

describe('the box on the page of a case', () => {
  const box = (registra: boolean, prazos: Handlers['prazos'] = {}) =>
    show(<PrazosDoProcesso processo={PROCESSO} registra={registra} />, {
      as: ['juridico'],
      contract: {
        ...REGRAS,
        prazos: { list: () => pageOf([prazo()]), responsaveis: () => ({ itens: [JULIA] }), ...prazos },
      },
    });

  it('lists its deadlines, meets one, and adds one to this case', async () => {
    const { user, asked } = await box(true, { cumprir: () => prazo(), create: () => prazo() });
    const link = await screen.findByRole('link', { name: 'Réplica' });
    expect(link.getAttribute('href')).toBe(`/juridico/prazos?registro=${prazo().id}`);
    expect(asked('prazos.list').at(-1)).toMatchObject({ processo: [PROCESSO.id] });
    await expectNoViolations();
    screen.getByRole('button', { name: 'Cumprir: Réplica' });
    await user.click(screen.getByRole('button', { name: 'Novo prazo' }));
    const drawer = await screen.findByRole('dialog', { name: 'Novo prazo' });
    expect(within(drawer).queryByLabelText(/^Processo/)).toBeNull();
    await fill(user, drawer, 'Prazo', 'Recurso');
    await choose(user, drawer, 'Responsável', 'Júlia');
    await fill(user, drawer, 'Publicação', '13/11/2026');
    await fill(user, drawer, 'Dias', '5');
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(asked('prazos.create')).toMatchObject([{ processoId: PROCESSO.id, titulo: 'Recurso' }]));
  });

  it('of a case without any says so, and offers nothing to whoever only reads', async () => {
    await box(false, { list: () => pageOf([]) });
    await screen.findByText('Nenhum prazo neste processo.');
    expect(screen.queryByRole('button', { name: 'Novo prazo' })).toBeNull();
  });
});
