/** Reserves the height of the progress bar until the steps are loaded, so that nothing jumps. */
export const StepperSpace = () => (
  <div className="stepper stepper-space" aria-hidden="true">
    <div className="band">
      <div className="compact">
        <p>&nbsp;</p>
        <ul className="segments">
          <li />
        </ul>
      </div>
      <ol className="steps">
        <li className="now">
          <span className="dot" />
          <span className="name">&nbsp;</span>
        </li>
      </ol>
    </div>
  </div>
)
