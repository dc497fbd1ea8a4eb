import type { Role } from '@sede/domain/access';
import { passosMessages, temasErrors } from '@sede/domain/modules/sindical/temas';
import { expect, it, vi } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { temasModule } from './temas.routes.tsx';
import { COMPLETO, OFICIAIS } from './temas-for-tests.ts';

const open = (temas: Handlers['temas'] = {}, as: Role[] = ['politico_sindical']) =>
  openAt(`/sindical/tema/${COMPLETO.id}`, temasModule.routes, {
    ...{ as },
    contract: {
      temas: {
        get: () => COMPLETO,
        seguidores: () => ({ itens: [], acompanho: false }),
        dadosOficiais: () => ({ dados: OFICIAIS }),
        ...temas,
      },
    },
  });
const painel = () => screen.findByRole('region', { name: 'Dados oficiais' });

it('tells the bill as the house does, with when it was asked and its own page', async () => {
  await open();
  const region = within(await painel());
  for (const texto of ['Câmara', 'Pronta para Pauta', 'Urgência (Art. 155, RICD)']) region.getByText(texto);
  region.getByText(/^Consultado há .+ na Câmara dos Deputados$/);
  expect(region.getByRole('link', { name: /^Página oficial/ }).getAttribute('href')).toBe(OFICIAIS.pagina);
  const [nova, velha] = within(region.getByRole('list', { name: 'Movimentações' })).getAllByRole('listitem');
  expect(nova?.textContent).toBe('20/11/2026Incluído na pauta CASPnovo');
  expect(velha?.textContent).not.toContain('novo');
  await expectNoViolations();
});

it.each([
  ['beside the sections', 'not all', ['Dados Gerais', 'Custos', 'Dados oficiais']],
  ['right after the first of them where nothing stands beside', 'all', ['Dados Gerais', 'Dados oficiais', 'Custos']],
])('stands %s', async (_where, narrow, ordem) => {
  const real = window.matchMedia.bind(window);
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((q) => real(q.includes('1100px') ? narrow : q));
  try {
    await open();
    await painel();
    const titulos = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titulos.filter((titulo) => ordem.includes(titulo ?? ''))).toEqual(ordem);
  } finally {
    media.mockRestore();
  }
});

it('all movements are read on request', async () => {
  const { user, asked } = await open({
    dadosOficiais: ({ todas }) => ({ dados: todas ? { ...OFICIAIS, total: 2 } : OFICIAIS }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ver as 5 movimentações' }));
  await waitFor(() => expect(asked('temas.dadosOficiais').at(-1)).toEqual({ id: COMPLETO.id, todas: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ver as/ })).toBeNull());
});

it('what is new goes when the reader says so, up to what they saw', async () => {
  let vistas = false;
  const dados = () => ({ dados: vistas ? { ...OFICIAIS, novas: 0 } : OFICIAIS });
  const { user, asked } = await open(
    {
      dadosOficiais: dados,
      verMovimentacoes: () => {
        vistas = true;
        return dados();
      },
    },
    ['visualizador_financeiro'],
  );
  await user.click(await screen.findByRole('button', { name: 'Marcar 1 nova como vista' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull());
  expect(asked('temas.verMovimentacoes')).toEqual([{ id: COMPLETO.id, ate: OFICIAIS.consultadoEm }]);
  expect(screen.queryByRole('button', { name: 'Usar ementa' })).toBeNull();
});

it('Usar ementa asks, and fills the description of the version that was seen', async () => {
  const { user, asked } = await open({ update: () => ({ ...COMPLETO, descricao: OFICIAIS.ementa }) });
  await user.click(await screen.findByRole('button', { name: 'Usar ementa' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(passosMessages.confirmaEmenta);
  expect(asked('temas.update')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Usar ementa' }));
  await findNotice('Tema salvo com sucesso!');
  expect(asked('temas.update')).toEqual([{ id: COMPLETO.id, versao: 3, descricao: OFICIAIS.ementa }]);
});

it('is not offered where the description is the ementa already', async () => {
  await open({ get: () => ({ ...COMPLETO, descricao: OFICIAIS.ementa }) });
  await painel();
  expect(screen.queryByRole('button', { name: 'Usar ementa' })).toBeNull();
});

it('warns of another theme of the same bill', async () => {
  const outro = { id: '0198c0de-0000-7000-8000-0000000000a9', titulo: 'O outro' };
  await open({ dadosOficiais: () => ({ dados: { ...OFICIAIS, outros: [outro] } }) });
  const region = within(await painel());
  region.getByText(/PL 2384\/2025 já é a proposição de:/);
  expect(region.getByRole('link', { name: 'O outro' }).getAttribute('href')).toBe(`/sindical/tema/${outro.id}`);
});

it('says what failed beside what is known, and what is waited for', async () => {
  await open({ dadosOficiais: () => ({ dados: { ...OFICIAIS, falha: 'indisponivel' } }) });
  const region = within(await painel());
  region.getByText('A última consulta não foi respondida.');
  region.getByText(/^Consultado há/);
});

const NADA = {
  ...{ situacao: null, orgao: null, regime: null, ementa: null, pagina: null, consultadoEm: null },
  ...{ movimentacoes: [], total: 0, novas: 0 },
};

it('before the first answer says when it is asked', async () => {
  await open({ dadosOficiais: () => ({ dados: { ...OFICIAIS, ...NADA } }) });
  await screen.findByText(/As consultas são às 6h30, 12h30 e 18h30\.$/);
});

it('of a bill that the house does not know says what to look at', async () => {
  await open({ dadosOficiais: () => ({ dados: { ...OFICIAIS, ...NADA, falha: 'nao_encontrada' } }) });
  await screen.findByText(/PL 2384\/2025 não foi encontrada na Câmara dos Deputados/);
  expect(screen.queryByText(/^Ainda não consultado/)).toBeNull();
});

it('a theme without a bill asks nothing', async () => {
  const { asked } = await open({ get: () => ({ ...COMPLETO, casa: null, sigla: null, numero: null, ano: null }) });
  await screen.findByRole('heading', { level: 1, name: 'Recomposição salarial' });
  expect(asked('temas.dadosOficiais')).toEqual([]);
});

it('of a bill of which nothing is told there is no panel', async () => {
  const { asked } = await open({ dadosOficiais: () => ({ dados: null }) });
  await waitFor(() => expect(asked('temas.dadosOficiais')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Dados oficiais' })).toBeNull();
});

it('a failure may be tried again', async () => {
  let falha = true;
  const { user } = await open({
    dadosOficiais: () => {
      if (falha) throw temasErrors.incompleto();
      return { dados: OFICIAIS };
    },
  });
  const again = await screen.findByRole('button', { name: /Tentar/ });
  falha = false;
  await user.click(again);
  await painel();
});
