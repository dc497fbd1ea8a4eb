import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { funcionariosModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
beforeAll(async () => {
  rig = await importRig([funcionariosModule]);
});
afterAll(() => rig.close());

const ana = { nome: 'Ana Sá', data_nascimento: '1980-02-03', celular: '(61) 99999-0000', uf: 'DF' };

it('an address that is none stays out, which is told: mail would be held up by it', async () => {
  const report = (
    await rig.importar({
      funcionarios: {
        a: { ...ana, cpf: '529.982.247-25', email: ' Ana@X.org ' },
        b: { ...ana, cpf: '111.444.777-35', email: 'ana@x.org; outra@x.org' },
        c: { ...ana, cpf: '390.533.447-05' },
      },
    })
  )('funcionarios');
  expect(JSON.stringify(report)).toContain('o e-mail não é válido: ficou sem');
  const { rows } = await rig.banco.ownerPool.query('select cpf, email from funcionarios order by email, cpf');
  expect(rows).toEqual([
    { cpf: '11144477735', email: '' },
    { cpf: '39053344705', email: '' },
    { cpf: '52998224725', email: 'ana@x.org' },
  ]);
});
