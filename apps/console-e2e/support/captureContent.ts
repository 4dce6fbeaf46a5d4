/** What a customer photographs in a step, by the step's title; a demo car's photos by name. */
export const pictures: Readonly<Record<string, readonly string[]>> = {
  'The car from outside': ['exterior-front', 'exterior-right', 'exterior-rear', 'exterior-left'],
  Windshield: ['windshield'],
  Mileage: ['mileage'],
  Dashboard: ['dashboard'],
  'Front seats': ['front-interior'],
  'Back seats': ['back-interior'],
};

/** What a customer writes in a step, by the step's title and the field's label. */
export const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'License plate': { 'Plate number': '482 NGT' },
  Mileage: { 'Odometer reading': '84210' },
};

/** The buttons that lead to the next step, whether this one has content or not. */
export const onward = /^(Continue|Skip for now|No damage|No preference)$/;
