import { podeDe } from '@sede/domain/kernel';
import type {
  Comparacao,
  FichaComparada,
  MotivoDuplicado,
  Par,
  Unificacao,
} from '@sede/domain/modules/filiados/duplicados';
import { expect, it } from 'vitest';
import { expectNoViolations, type Handlers, openAt, pageOf, screen, waitFor, within } from '#platform/testing/index.ts';
import { duplicadosModule } from './duplicados.routes.tsx';

const [FICA, SAI] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
const ficha = (id: string, valores: object, over: Partial<FichaComparada> = {}): FichaComparada => ({
  ...{ id, versao: 3, nome: 'MARIA HELENA DUARTE', atualizadoEm: '2026-01-01T12:00:00Z', temConta: false },
  ...{ criadoEm: '2020-01-01T12:00:00Z', cadastro: 'FILIADO' },
  valores: { nomeCompleto: 'MARIA HELENA DUARTE', empresa: 'SENADO', matricula: '24871', ...valores },
  ...over,
});
const comparacao = (over: Partial<Comparacao> = {}): Comparacao => ({
  fica: ficha(FICA, { cpf: '52998224725', rg: null, cargo: 'Analista' }),
  sai: ficha(SAI, { cpf: null, rg: '1204556', cargo: 'Técnico' }, { atualizadoEm: '2026-05-01T12:00:00Z' }),
  periodos: [
    {
      ...{ inicio: '1998-03-14', fim: null, de: 'ambas' },
      sobrepostas: [
        { inicio: '1998-03-14', fim: '2010-01-01' },
        { inicio: '2005-01-01', fim: null },
      ],
    },
  ],
  move: [{ rotulo: 'dependentes', quantos: 2 }],
  ...{ impedimento: null, proposta: null },
  ...over,
});
const decide = (confirmar: MotivoDuplicado | null): Unificacao['pode'] => podeDe({ confirmar, recusar: null });
const unificacao = (over: Partial<Unificacao> = {}): Unificacao => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000009', versao: 1, ficaId: FICA, saiId: SAI, daOutra: ['rg'] },
  ...{ criadoEm: '2026-11-20T12:00:00Z', atualizadoEm: '2026-11-20T12:00:00Z', estado: 'aguardando' },
  ...{ nome: 'MARIA HELENA DUARTE', nomeSai: 'MARIA H. DUARTE', propostaPor: 'Gilda' },
  ...{ decididaPor: null, decididaEm: null, motivo: null },
  pode: decide(null),
  ...over,
});
const openPair = (handlers: Handlers['duplicados']) =>
  openAt(`/filiados/duplicados/comparar?fica=${FICA}&sai=${SAI}`, duplicadosModule.routes, {
    as: ['gestor_usuario'],
    contract: { duplicados: { list: () => pageOf([]), ...handlers } },
  });

it('offers the filled value, then the newer; what was chosen otherwise is what is proposed', async () => {
  const { asked, user } = await openPair({ comparar: () => comparacao(), create: () => unificacao() });
  const rg = within(await screen.findByRole('group', { name: 'RG' }));
  expect(rg.getByRole<HTMLInputElement>('radio', { name: 'RG, da ficha que sai: 1204556' }).checked).toBe(true);
  const cargo = within(screen.getByRole('group', { name: 'Cargo' }));
  expect(cargo.getByRole<HTMLInputElement>('radio', { name: /que sai: Técnico/ }).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Nome completo' })).toBeNull();
  await expectNoViolations();
  await user.click(cargo.getByRole('radio', { name: /que fica: Analista/ }));
  await user.click(screen.getByRole('button', { name: 'Propor unificação' }));
  await screen.findByText(/falta a confirmação de outra pessoa/);
  expect(asked('duplicados.create')).toEqual([
    { ficaId: FICA, ficaVersao: 3, saiId: SAI, saiVersao: 3, daOutra: ['rg'] },
  ]);
});

it('says what moves, and that overlapping memberships become one', async () => {
  await openPair({ comparar: () => comparacao() });
  expect(await screen.findByText('dependentes: 2')).toBeDefined();
  expect(screen.getByText(/une 14\/03\/1998 a 01\/01\/2010 e desde 01\/01\/2005/)).toBeDefined();
  expect(screen.getByText(/Filiações que se sobrepõem serão unidas/)).toBeDefined();
});

it('two accounts: nobody proposes, and it says who must remove one', async () => {
  await openPair({ comparar: () => comparacao({ impedimento: 'duas_contas' }) });
  expect(await screen.findByText(/gestor do sistema precisa excluir uma das contas/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Propor unificação' })).toHaveProperty('disabled', true);
});

it('a second person sees the choices of the first, and confirms them after a question', async () => {
  const waits = unificacao();
  const { asked, user } = await openPair({
    comparar: () => comparacao({ proposta: waits.id }),
    get: () => waits,
    confirmar: () => ({ ...waits, estado: 'feita' }),
  });
  const cargo = within(await screen.findByRole('group', { name: 'Cargo' }));
  const analista = cargo.getByRole<HTMLInputElement>('radio', { name: /que fica: Analista/ });
  expect([analista.checked, analista.disabled]).toEqual([true, true]);
  await user.click(screen.getByRole('button', { name: 'Confirmar unificação' }));
  const question = await screen.findByRole('dialog', { name: 'Confirmar unificação' });
  expect(within(question).getByText(/não pode ser desfeita/)).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Unificar' }));
  await waitFor(() => expect(asked('duplicados.confirmar')).toEqual([{ id: waits.id, versao: 1 }]));
  await screen.findByText('Fichas unificadas.');
});

it('whoever proposed is told that it takes another person', async () => {
  const own = unificacao({ pode: decide('outra_pessoa') });
  await openPair({ comparar: () => comparacao({ proposta: own.id }), get: () => own });
  expect(await screen.findByText(/Quem propôs não confirma/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirmar unificação' })).toHaveProperty('disabled', true);
});

it('of the list of pairs one is said to be two people, and remembered', async () => {
  const uma: Par['uma'] = {
    ...{ id: FICA, nome: 'MARIA HELENA DUARTE', cpf: '52998224725' },
    ...{ empresa: 'SENADO', matricula: '24871', cadastro: 'FILIADO' },
  };
  const outra: Par['outra'] = { ...uma, id: SAI, cpf: null, nome: 'MARIA H. DUARTE', cadastro: 'INATIVO' };
  const par: Par = { ...{ id: `${FICA}${SAI}`, uma, outra, proposta: null }, por: ['matricula', 'nome'] };
  const { asked, user } = await openAt('/filiados/duplicados', duplicadosModule.routes, {
    as: ['gestor_usuario'],
    contract: {
      duplicados: { pares: () => pageOf([par]), distinguir: () => ({ id: FICA }) },
    },
  });
  expect(await screen.findByText('Mesma matrícula na casa')).toBeDefined();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: /^Ações de Maria/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Não é a mesma pessoa' }));
  const question = await screen.findByRole('dialog', { name: 'Não é a mesma pessoa' });
  await user.click(within(question).getByRole('button', { name: 'Não é a mesma pessoa' }));
  await waitFor(() => expect(asked('duplicados.distinguir')).toEqual([{ uma: FICA, outra: SAI }]));
});
