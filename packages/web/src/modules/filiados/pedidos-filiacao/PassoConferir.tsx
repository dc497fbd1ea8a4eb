import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { type PaginaFiliacao, rotuloDoCampo, temMenor } from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { ReactNode } from 'react';
import classes from './filiacao.module.css';
import type { FormularioAberto } from './useFormulario.ts';

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');

/** What goes out, with the way back to each step; and the consents, unticked. */
export function PassoConferir({ aberto, pagina }: { aberto: FormularioAberto; pagina: PaginaFiliacao }) {
  const { form, erros, goTo, setMarca, hoje } = aberto;
  const { campos: c } = form;
  const nomes = form.dependentes.map((one) => one.nomeDependente).filter((nome) => nome !== '');
  const parts: readonly [string, string, string][] = [
    [c.name || 'Sem nome', joined(c.cpf && `CPF ${c.cpf}`, c.dataNascimento), 'Quem é você'],
    [joined(c.celular, c.isWhatsapp === 'Sim' ? 'WhatsApp' : '') || 'Sem celular', c.email, 'Como falar com você'],
    [
      joined(
        ROTULO_CASA[c.home] ?? '',
        c.matricula && `${rotuloDoCampo('matricula', c).toLowerCase()} ${c.matricula}`,
      ) || 'Sem casa',
      joined(c.situacaoFiliado, c.cargo),
      'Onde trabalha',
    ],
    [
      nomes.length === 0 ? 'Sem dependentes' : `${nomes.length} dependente${nomes.length > 1 ? 's' : ''}`,
      nomes.join(', '),
      'Dependentes',
    ],
  ];
  const tick = (marca: 'consentimento' | 'responsavel' | 'convenios', text: ReactNode, required: boolean) => (
    <div className={classes.tick} data-campo={marca}>
      <label>
        <input
          type="checkbox"
          checked={form[marca]}
          required={required}
          aria-invalid={Boolean(erros[marca])}
          onChange={(event) => setMarca(marca, event.currentTarget.checked)}
        />
        <span>{text}</span>
      </label>
      {erros[marca] && <p className={classes.error}>Marque para enviar.</p>}
    </div>
  );
  return (
    <>
      <ul className={classes.review}>
        {parts.map(([title, detail, step], indice) => (
          <li key={step}>
            <span>
              <b>{title}</b>
              {detail}
            </span>
            <button
              type="button"
              className={classes.link}
              aria-label={`Corrigir: ${step}`}
              onClick={() => goTo(indice)}
            >
              Corrigir
            </button>
          </li>
        ))}
      </ul>
      {tick(
        'consentimento',
        <>
          {pagina.textoConsentimento}{' '}
          <a href="/privacidade" target="_blank" rel="noreferrer">
            Aviso de privacidade
          </a>
        </>,
        true,
      )}
      {temMenor(form, hoje) &&
        tick('responsavel', 'Sou responsável pelos dependentes menores de 18 anos que informei.', true)}
      {tick(
        'convenios',
        <>
          Quero receber ofertas de convênios <span className={classes.faint}>(opcional)</span>
        </>,
        false,
      )}
      <p className={classes.lead}>Você vai assinar no próximo passo, pelo link que enviaremos por e-mail.</p>
    </>
  );
}
