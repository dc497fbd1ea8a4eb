import { SO_CONSULTA } from '@sede/domain/kernel';
import type { Espera } from '@sede/domain/modules/juridico/lista-espera';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fill,
  findNotice,
  type Handlers,
  HOJE,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { listaEsperaModule } from './lista-espera.routes.tsx';

const ANA: Espera = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', versao: 1 },
  ...{ criadoEm: '2026-11-01T12:00:00.000Z', atualizadoEm: '2026-11-01T12:00:00.000Z' },
  ...{ filiadoId: '0198c0de-0000-7000-8000-0000000000f1', nomeFiliado: 'Ana Prates', telefones: ['61999990000'] },
  ...{ escritorioId: null, nomeEscritorio: null, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
  ...{ de: '2026-11-20', ate: '2026-12-31', nota: null, cabe: '2026-12-03' },
};
const BIA = { id: '0198c0de-0000-7000-8000-0000000000f2' };

const openPage = (listaEspera: Handlers['listaEspera'] = {}, agenda = true) =>
  openAt('/juridico/lista-de-espera', listaEsperaModule.routes, {
    as: [agenda ? 'juridico' : 'visualizador_juridico'],
    contract: {
      listaEspera: { list: () => pageOf([ANA]), get: () => ANA, ...listaEspera },
      escritorios: { options: () => ({ itens: [] }) },
      atendimentos: {
        quem: () => ({ agenda }),
        filiados: () => ({
          itens: [
            {
              ...{ id: BIA.id, nome: 'Bia Lemos', casa: 'SENADO', matricula: '7001', email: null, telefones: [] },
              ...{ cpf: null, ultimo: null, proximoPossivel: null, marcados: [] },
            },
          ],
        }),
      },
    },
  });

it('who waits stands with what fits; scheduling leads to the wizard with the member', async () => {
  const { user } = await openPage();
  const linha = await screen.findByRole('row', { name: /Ana Prates/ });
  within(linha).getByText('Qualquer escritório');
  within(linha).getByText('03/12/2026');
  await expectNoViolations();
  await rowMenu(user, ANA.nomeFiliado, 'Agendar atendimento');
  expect(window.location.pathname + window.location.search).toBe(
    `/juridico/atendimentos/novo?filiado=${ANA.filiadoId}`,
  );
});

it('a member is found by three letters and put on the list; days in the wrong order are told at their field', async () => {
  const { user, asked } = await openPage({ create: () => ANA });
  await user.click(await screen.findByRole('button', { name: 'Pôr na lista de espera' }));
  const drawer = await screen.findByRole('dialog', { name: 'Pôr na lista de espera' });
  await choose(user, drawer, 'Filiado', 'Bia Lemos', 'Bia');
  await fill(user, drawer, 'Até', '01/11/2026');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldError(drawer, 'Até')).toBe('A data final não pode ser anterior à data inicial!'));
  await fill(user, drawer, 'Até', '15/12/2026');
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Lista de espera atualizada com sucesso!');
  expect(asked('listaEspera.create')).toMatchObject([
    { filiadoId: BIA.id, escritorioId: null, tipoServico: 'Jurídico', de: HOJE, ate: '2026-12-15' },
  ]);
});

it('somebody is taken off after a question that names them', async () => {
  const { user, asked } = await openPage({ remove: ({ id }) => ({ id }) });
  await rowMenu(user, ANA.nomeFiliado, 'Tirar da lista de espera');
  const question = await screen.findByRole('dialog', { name: 'Tirar da lista de espera' });
  within(question).getByText('Confirma a retirada de Ana Prates da lista de espera?');
  await user.click(within(question).getByRole('button', { name: 'Tirar' }));
  await findNotice('Retirado da lista de espera.');
  expect(asked('listaEspera.remove')).toEqual([{ id: ANA.id, versao: 1 }]);
});

it('whoever only reads is told why nobody is put on the list by them', async () => {
  await openPage({ list: () => pageOf([]) }, false);
  const botao = await screen.findByRole('button', { name: 'Pôr na lista de espera' });
  await waitFor(() => expect([botao.getAttribute('aria-disabled'), botao.title]).toEqual(['true', SO_CONSULTA]));
});
