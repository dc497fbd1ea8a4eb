import { type ObjetoProcesso, objetosProcessoRegister } from '@sede/domain/modules/juridico/objetos-processo';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldError,
  fill,
  findNotice,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { objetosProcessoModule } from './objetos-processo.routes.tsx';

const QUINTOS: ObjetoProcesso = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  descricao: 'Quintos e décimos',
  desabilitado: false,
};

it('a case object is registered; a second one of the same description is refused at its field', async () => {
  const { descricao_repetida } = objetosProcessoRegister.errors;
  const { user, asked } = await openAt('/juridico/objetos', objetosProcessoModule.routes, {
    as: ['juridico'],
    contract: {
      objetosProcesso: {
        list: () => pageOf([QUINTOS]),
        create: ({ descricao }) => {
          if (descricao === QUINTOS.descricao)
            throw descricao_repetida({ campos: { descricao: descricao_repetida().message } });
          return { ...QUINTOS, descricao };
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar objeto de processo' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar objeto de processo' });
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await fill(user, drawer, 'Descrição', QUINTOS.descricao);
  await save();
  await waitFor(() =>
    expect(fieldError(drawer, 'Descrição')).toBe('Já existe um objeto de processo com esta descrição.'),
  );
  await expectNoViolations();
  await fill(user, drawer, 'Descrição', 'Auxílio-creche');
  await save();
  await findNotice('Objeto de processo salvo com sucesso!');
  expect(asked('objetosProcesso.create')).toEqual([{ descricao: QUINTOS.descricao }, { descricao: 'Auxílio-creche' }]);
});
