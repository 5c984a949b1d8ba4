/** The room of the progress bar while the steps are not known, so that nothing jumps when they come. */
export const StepperSpace = () => (
  <div className="stepper" aria-hidden="true">
    <div className="band">
      <p className="compact">&nbsp;</p>
    </div>
  </div>
)
