import {
  PASSO_DEPENDENTES,
  PASSO_ENVIO,
  PASSOS,
  type PaginaFiliacao,
  pedidosMessages,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { PublicButton } from '#platform/public/index.ts';
import classes from './filiacao.module.css';
import { PassoCampos } from './PassoCampos.tsx';
import { PassoConferir } from './PassoConferir.tsx';
import { PassoDependentes } from './PassoDependentes.tsx';
import type { FormularioAberto } from './useFormulario.ts';

/** The form of five steps. Source: spec 2 §2, §5, §8 (Public membership form); decisions-members (Public application). */
export function FormularioFiliacao({ aberto, pagina }: { aberto: FormularioAberto; pagina: PaginaFiliacao }) {
  const { passo, aviso, enviando, goTo, continuar, enviar, titulo } = aberto;
  const last = passo === PASSO_ENVIO;
  const send = () => (last ? void enviar() : continuar());
  return (
    <div className={classes.formFrame} id="formulario">
      <nav className={classes.steps} aria-label="Passos do formulário">
        <h2>Formulário de filiação</h2>
        <p>Fica guardado neste navegador até você fechar a aba.</p>
        <ol>
          {PASSOS.map(({ rotulo }, indice) => (
            <li key={rotulo}>
              <button type="button" aria-current={indice === passo ? 'step' : undefined} onClick={() => goTo(indice)}>
                <i aria-hidden="true">{indice + 1}</i>
                {rotulo}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <form
        className={classes.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p className={classes.law}>
          Filiação sindical é dado sensível (LGPD, art. 11): usamos estes dados para filiar, representar e cobrar a
          contribuição.{' '}
          <a href="/privacidade" target="_blank" rel="noreferrer">
            Aviso de privacidade
          </a>
        </p>
        <div className={classes.body}>
          <div className={classes.head}>
            <h1 ref={titulo} tabIndex={-1}>
              {PASSOS[passo]?.rotulo}
            </h1>
            <span>
              {passo + 1} de {PASSOS.length}
            </span>
          </div>
          <div className={classes.bar} aria-hidden="true">
            <span style={{ width: `${((passo + 1) / PASSOS.length) * 100}%` }} />
          </div>
          {passo < PASSO_DEPENDENTES && <PassoCampos aberto={aberto} pagina={pagina} />}
          {passo === PASSO_DEPENDENTES && <PassoDependentes aberto={aberto} />}
          {last && <PassoConferir aberto={aberto} pagina={pagina} />}
          <p className={classes.hint}>Campos com * são obrigatórios</p>
        </div>
        <div className={classes.foot}>
          <div className={classes.alert} role="alert">
            {aviso}
          </div>
          {passo > 0 && <PublicButton onClick={() => goTo(passo - 1)}>Voltar</PublicButton>}
          <PublicButton primary type="submit" disabled={enviando}>
            {enviando ? pedidosMessages.enviando : last ? 'Enviar' : 'Continuar'}
          </PublicButton>
        </div>
      </form>
    </div>
  );
}
