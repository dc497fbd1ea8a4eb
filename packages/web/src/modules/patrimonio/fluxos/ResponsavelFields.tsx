import { fluxosMessages as messages } from '@sede/domain/modules/patrimonio/fluxos';
import { useState } from 'react';
import { type RecordForm, RecordPicker, TextField } from '#platform/ui/form.ts';
import { Segments } from '#platform/ui/index.ts';
import { funcionariosSource } from '../patrimonio.source.ts';
import type { ValoresDoFluxo } from './fluxo.values.ts';
import classes from './fluxos.module.css';

const QUEM = [
  { value: 'funcionario', label: 'Funcionário' },
  { value: 'outra', label: 'Outra pessoa' },
] as const;

/** Who takes it: an employee, or a typed name with an e-mail that may be missing. Source: decisions-sindical-contratos-patrimonio (Flow). */
export function ResponsavelFields({ form }: { form: RecordForm<ValoresDoFluxo> }) {
  const { values } = form;
  const [outra, setOutra] = useState(values.idFuncionario === null && values.responsavel !== '');
  const { error } = form.field('responsavel');
  return (
    <>
      <div className={classes.quem}>
        <Segments
          label="Quem leva"
          options={QUEM}
          value={outra ? 'outra' : 'funcionario'}
          onChange={(quem) => {
            setOutra(quem === 'outra');
            form.setMany({ idFuncionario: null, responsavel: '', email: '' });
          }}
        />
      </div>
      {outra ? (
        <>
          <TextField {...form.field('responsavel')} required span={3} />
          <TextField
            {...form.field('email')}
            span={3}
            {...(values.email.trim() === '' && { help: messages.semEmail })}
          />
        </>
      ) : (
        <RecordPicker
          {...form.field('idFuncionario')}
          // What is missing is told of the name.
          name="responsavel"
          error={error ?? form.field('idFuncionario').error}
          required
          source={funcionariosSource}
        />
      )}
    </>
  );
}
