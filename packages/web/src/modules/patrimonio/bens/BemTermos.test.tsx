import type { Termo } from '@sede/domain/modules/patrimonio/termos';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  within,
} from '#platform/testing/index.ts';
import { bem, completo, RESUMO } from '../patrimonio.bens-for-tests.ts';
import { bensModule } from './bens.routes.tsx';

const FORA = bem(3, {
  lugar: 'fora',
  comQuem: 'Camila Prado',
  saidaAberta: { id: bem(9).id, versao: 1, dataSaida: '2026-11-16', horaSaida: '09:00' },
});
const TERMO: Termo = {
  ...{ id: bem(90).id, bemId: FORA.id, origem: 'saida', nome: 'Camila Prado', email: 'camila@example.org' },
  ...{ criadoEm: '2026-11-16T12:00:00.000Z', autor: 'Paula', expiraEm: '2026-12-16', situacao: 'aguardando' },
  ...{ forma: null, respondidoEm: null, motivo: null, resumo: null, anexo: null },
};
const RECUSADO: Termo = {
  ...TERMO,
  ...{ id: bem(91).id, situacao: 'recusado', forma: 'eletronica', motivo: 'Veio quebrado' },
  respondidoEm: '2026-11-17T12:00:00.000Z',
};
const HISTORICO = { itens: [], total: 0, proximo: null };

async function open(
  termos: Handlers['termos'],
  papeis: NonNullable<Parameters<typeof openAt>[2]>['as'] = ['patrimonio'],
  um = FORA,
) {
  const opened = await openAt(`/patrimonio/bens/${um.id}`, bensModule.routes, {
    as: papeis,
    contract: {
      configuracoes: { listas: () => ({ habilitadas: {}, desabilitadas: {} }) },
      inventarios: { list: () => ({ ...pageOf([]), somas: {} }) },
      fluxos: { list: () => ({ ...pageOf([]), somas: {} }) },
      manutencoes: { list: () => ({ ...pageOf([]), somas: { custo: 0 } }) },
      bens: {
        list: () => ({ ...pageOf([um]), somas: { valor: 0 } }),
        reading: () => ({ registro: completo(um), historico: HISTORICO }),
        historicoAnterior: () => ({ itens: [] }),
        get: () => completo(um),
        resumo: () => RESUMO,
        options: () => ({ itens: [] }),
      },
      termos,
    },
  });
  return { ...opened, parte: await screen.findByRole('region', { name: 'Termos' }) };
}

it('the terms of an asset are told, and another is made after a question', async () => {
  const { user, asked, parte } = await open({ doBem: () => ({ itens: [TERMO, RECUSADO] }), emitir: () => TERMO });
  expect(parte.textContent).toMatch(/Camila Prado.*camila@example\.org.*Sem aceite/);
  expect(parte.textContent).toMatch(/Pelo link.*Veio quebrado.*Recusado/);
  const [pdf] = within(parte).getAllByRole('link', { name: /^Termo \(PDF\)/ });
  expect(pdf?.getAttribute('href')).toBe(`/api/termos/${TERMO.id}/pdf`);
  await expectNoViolations();
  await user.click(within(parte).getByRole('button', { name: 'Emitir outro termo' }));
  const pergunta = await screen.findByRole('dialog', { name: 'Emitir outro termo' });
  within(pergunta).getByText(/o link anterior deixa de valer/);
  await user.click(within(pergunta).getByRole('button', { name: 'Emitir' }));
  await findNotice('Termo enviado para camila@example.org.');
  expect(asked('termos.emitir')).toEqual([{ id: FORA.id }]);
});

it('what nobody has asks for no term', async () => {
  const { parte } = await open({ doBem: () => ({ itens: [] }) }, ['patrimonio'], bem(3));
  within(parte).getByText('Nenhum termo foi feito para este bem.');
  expect(within(parte).queryByRole('button')).toBeNull();
});

it('signed on paper it is registered with its PDF, which is asked for', async () => {
  const { user, parte } = await open({ doBem: () => ({ itens: [TERMO] }) });
  await user.click(within(parte).getByRole('button', { name: 'Assinado em papel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assinado em papel' });
  expect(within(dialog).getByRole('button', { name: 'Registrar' })).toHaveProperty('disabled', true);
  await expectNoViolations();
});
