/** Manifest of Funcionários: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { funcionariosContract } from './contract.ts';
import { funcionariosRegister } from './funcionarios.register.ts';

export const funcionariosModule = defineModule({
  rotulo: 'Funcionários',
  contract: funcionariosContract,
  audit: {
    order: 180,
    tables: { funcionarios: { rotulo: 'Funcionário', specs: funcionariosRegister.specs, nome: 'nome' } },
  },
});
