/**
 * 'Colar lista' of a case, by keyboard: pasted CPFs and matrículas with rubbish between are previewed and linked; on a phone the preview
 * stands in the screen.
 */
import { day } from '../support/expenses.ts';
import { create, newCpf, unique } from '../support/records.ts';
import { expectFits, expectNotice } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const digits = (cpf: string) => cpf.replace(/\D/g, '');

test('a pasted list finds its members, says what is nobody’s, and links the others', async ({ person }) => {
  test.setTimeout(120_000);
  const { page: gestora } = await person(['gestor_usuario'], 'Helena Prado');
  const filiado = async (nome: string) => {
    const cpf = newCpf();
    const matricula = cpf.slice(2);
    const { id } = await create<{ id: string }>(gestora, 'filiados', {
      ...{ nomeCompleto: unique(nome), cpf, email: null, semEmail: true, empresa: 'SENADO', matricula },
      ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03', estado: 'DF' },
    });
    return { id, cpf, matricula };
  };
  const [ana, beto, caio] = [await filiado('Ana'), await filiado('Beto'), await filiado('Caio')];

  const { page } = await person(['juridico'], 'Lúcia Ferraz');
  const escritorio = await create<{ id: string }>(page, 'escritorios', {
    ...{ nome: unique('Barros Advogados'), email: 'contato@barros.example' },
  });
  const objeto = await create<{ id: string }>(page, 'objetos-processo', { descricao: unique('Reajuste') });
  const { id } = await create<{ id: string }>(page, 'processos', {
    ...{ tipo: 'Judicial', numero: unique('7'), formatoAntigo: true, tribunalOrgao: 'STF', dataProtocolo: day(-3) },
    ...{ escritorioId: escritorio.id, objetoId: objeto.id, linkProcesso: 'https://pje.example/1', valorCausa: 100 },
    filiados: [ana.id],
  });

  await page.goto(`/juridico/processos/${id}`);
  await page.getByRole('button', { name: 'Colar lista' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Colar lista de filiados' });
  const field = dialog.getByLabel('CPFs ou matrículas');
  await expect(field).toBeFocused();
  const lines = [ana.cpf, digits(beto.cpf), beto.cpf, caio.matricula, '=rubbish', '111.111.111-11'];
  await field.fill(`CPF\n${lines.join('\n')}`);
  await dialog.getByRole('button', { name: 'Ver prévia' }).press('Enter');
  const previa = dialog.getByRole('region', { name: 'Prévia' });
  await expect(previa.getByRole('definition')).toHaveText(['2', '1', '0', '2']);
  await expect(previa.getByRole('row', { name: '6 =rubbish Nem CPF nem matrícula' })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize(phone.viewport);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Incluir 2' }).press('Enter');
  await expectNotice(page, '2 filiados incluídos com sucesso!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Filiados 3' })).toBeVisible();
});
