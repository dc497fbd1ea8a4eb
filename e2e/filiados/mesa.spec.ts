/** The day of the members' desk: a new member on the phone, a correction, leaving and coming back, a death with its pensioner. */
import { newCpf, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const today = () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());

test('a member comes, is corrected, gets a dependent, leaves, returns and dies; the dependent becomes a pensioner', async ({
  person,
}) => {
  const { page } = await person(['gestor_usuario'], 'Helena Prado');
  const nome = unique('Maria Duarte');
  await page.setViewportSize(phone.viewport);
  await page.goto('/filiados');
  await page.getByRole('button', { name: 'Cadastrar filiado' }).last().click();
  const form = page.getByRole('dialog', { name: 'Cadastrar filiado' });
  await fieldOf(form, 'CPF').fill(newCpf());
  await fieldOf(form, 'Nome completo').fill(nome);
  await form.getByRole('switch', { name: 'Não tem e-mail' }).click();
  await choose(form, 'Casa', 'Câmara');
  await fieldOf(form, 'Ponto').fill('4711');
  await expect(fieldOf(form, 'Ponto')).toHaveValue('P - 4711');
  await choose(form, 'Situação', 'Aposentado');
  await fieldOf(form, 'Data de filiação').fill('14/03/1998');
  await expectFits(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Usuário criado com sucesso!');

  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto(`/filiados?busca=${encodeURIComponent(nome)}`);
  await page.getByRole('link', { name: nome }).click();
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await expect(page.getByText('Ponto P - 4711')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar filiado' });
  await fieldOf(edit, 'Telefone fixo').fill('6133471180');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Usuário atualizado com sucesso!');
  await expect(page.getByText('Telefone fixo', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Mais', exact: true }).last().click();
  await page.getByRole('menuitem', { name: /^Dependentes/ }).click();
  const dependents = page.getByRole('dialog', { name: /Dependentes/ });
  await fieldOf(dependents, 'Nome completo').fill('Paulo Duarte');
  await fieldOf(dependents, 'Data de nascimento').fill('19/09/1981');
  await dependents.getByRole('button', { name: 'Adicionar' }).click();
  await expectNotice(page, 'Dependente salvo com sucesso.');
  await page.keyboard.press('Escape');

  await page.goto(`/filiados?busca=${encodeURIComponent(nome)}`);
  await rowMenu(page, nome, 'Desfiliar');
  const leave = page.getByRole('dialog', { name: `Desfiliar: ${nome}` });
  await expect(leave.getByText('Ficam na ficha: 1 dependente.')).toBeVisible();
  await choose(leave, 'Motivo', 'A pedido');
  await leave.getByRole('button', { name: 'Desfiliar' }).click();
  await expectNotice(page, 'Filiado desfiliado.');
  await expect(page.getByRole('row', { name: nome }).getByText('Desfiliado')).toBeVisible();
  await rowMenu(page, nome, 'Filiar');
  const back = page.getByRole('dialog', { name: `Filiar: ${nome}` });
  await expect(back.getByText(`Desfiliado em ${today()}.`)).toBeVisible();
  await back.getByRole('button', { name: 'Filiar' }).click();
  await expectNotice(page, 'Filiação registrada.');

  await rowMenu(page, nome, 'Registrar falecimento');
  const death = page.getByRole('dialog', { name: `Registrar falecimento: ${nome}` });
  await death.getByRole('button', { name: 'Registrar falecimento' }).click();
  await page.getByRole('button', { name: 'Registrar pensionista' }).click();
  const heir = page.getByRole('dialog', { name: 'Registrar pensionista' });
  await expect(fieldOf(heir, 'Nome do titular')).toHaveValue(nome);
  await fieldOf(heir, 'CPF').fill(newCpf());
  await heir.getByRole('switch', { name: 'Não tem e-mail' }).click();
  await fieldOf(heir, 'Data de filiação').fill(today());
  await heir.getByRole('button', { name: 'Salvar' }).click();
  // The pensioner keeps the titular's number: the registry asks once.
  await page.getByRole('button', { name: 'Não é a mesma pessoa' }).click();
  await expectNotice(page, 'Usuário criado com sucesso!');
  await page.getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByRole('link', { name: nome }).click();
  await expect(page.getByText('Desfiliação por falecimento')).toBeVisible();
  await expect(page.getByText('Filiação, 2º período')).toBeVisible();
});
