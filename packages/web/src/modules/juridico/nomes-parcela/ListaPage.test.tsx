import type { PreviaDaLista, VersaoDaLista } from '@sede/domain/modules/juridico/nomes-parcela';
import { expect, it } from 'vitest';
import {
  answerSends,
  expectNoViolations,
  findNotice,
  openAt,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { nomesParcelaModule } from './nomes-parcela.routes.tsx';

const VERSAO: VersaoDaLista = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', versao: 3 },
  ...{
    criadoEm: '2026-11-01T12:00:00.000Z',
    atualizadoEm: '2026-11-01T12:00:00.000Z',
    publicadaEm: '2026-11-01T12:00:00.000Z',
  },
  ...{ nome: 'antiga.xlsx', linhas: 1200, naAcao: 700, vigente: false, enviadaPor: 'Júlia' },
};
const VIGENTE: VersaoDaLista = {
  ...VERSAO,
  id: '0198c0de-0000-7000-8000-000000000002',
  nome: 'nova.xlsx',
  vigente: true,
};
const PREVIA: PreviaDaLista = {
  ...{ linhas: 3, naAcao: 2, comCpf: 1, homonimos: 0, entram: 3, saem: 1, problemas: [], quantosProblemas: 0 },
  amostra: [
    {
      linha: 2,
      nome: '=HYPERLINK("x")',
      filiada: 'SIM',
      naAcao: true,
      cpf: '***.982.247-**',
      nascimento: '1952-05-08',
    },
  ],
};

const open = (voltar?: (input: { id: string; versao: number }) => VersaoDaLista, itens = [VIGENTE, VERSAO]) =>
  openAt('/juridico/parcela-compensatoria', nomesParcelaModule.routes, {
    as: ['juridico'],
    contract: { nomesParcela: { versoes: () => ({ itens }), ...(voltar && { voltar }) } },
  });
const file = (nome = 'lista.xlsx') => new File(['x'], nome);

it('a file is previewed and then published', async () => {
  const sent = answerSends(({ path }) =>
    path.endsWith('/prever') ? { body: PREVIA } : { body: { ...VIGENTE, linhas: 3 } },
  );
  const { user } = await open();
  await user.upload(await screen.findByLabelText('Arquivo da lista'), file());
  const previa = await screen.findByRole('region', { name: 'Prévia' });
  expect(within(previa).getByText('=HYPERLINK("x")')).toBeTruthy();
  expect(within(previa).getByText('***.982.247-**')).toBeTruthy();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Publicar lista' }));
  await findNotice('Lista publicada: 3 nomes.');
  expect(sent.map(({ path, name }) => [path, name])).toEqual([
    ['/api/nomes-parcela/prever', 'lista.xlsx'],
    ['/api/nomes-parcela', 'lista.xlsx'],
  ]);
  expect(screen.queryByRole('region', { name: 'Prévia' })).toBeNull();
});

it('a file with bad lines cannot be published, an unreadable one says so', async () => {
  let broken = false;
  answerSends(() =>
    broken
      ? { status: 422, body: { code: 'nomes_parcela.ilegivel', message: 'Não foi possível ler o arquivo.', data: {} } }
      : { body: { ...PREVIA, problemas: [{ linha: 7, problema: 'falta o nome' }], quantosProblemas: 2 } },
  );
  const { user } = await open();
  await user.upload(await screen.findByLabelText('Arquivo da lista'), file());
  await screen.findByText('Linha 7: falta o nome');
  expect(screen.getByText('E mais 1.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publicar lista' })).toHaveProperty('disabled', true);
  broken = true;
  await user.upload(screen.getByLabelText('Arquivo da lista'), file('outra.pdf.csv'));
  await screen.findByText('Não foi possível ler o arquivo.');
});

it('an earlier version is put back after a question, the one in force is not offered', async () => {
  const asked: unknown[] = [];
  const { user } = await open((input) => {
    asked.push(input);
    return { ...VERSAO, vigente: true };
  });
  expect(await screen.findByText('Publicada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Voltar a esta versão: nova.xlsx' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Voltar a esta versão: antiga.xlsx' }));
  const dialog = await screen.findByRole('dialog', { name: 'Voltar a esta versão?' });
  await user.click(within(dialog).getByRole('button', { name: 'Voltar a esta versão' }));
  await findNotice('A versão anterior voltou a valer.');
  await waitFor(() => expect(asked).toEqual([{ id: VERSAO.id, versao: 3 }]));
});

it('without a list says what the public reads', async () => {
  await open(undefined, []);
  await screen.findByText('Nenhuma lista publicada');
  await expectNoViolations();
});
